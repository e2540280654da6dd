/** How far the room of this browser (`alone.ts`) has come, for the page to show. */
interface Opening {
  stage: 'download' | 'start' | 'ready' | 'failed';
  /** The part of that stage that is done. */
  done: number;
  /** The site was put up anew while this page was open. */
  newer: boolean;
}

export const opening = $state<Opening>({ stage: 'download', done: 0, newer: false });
