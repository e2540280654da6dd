import type { Failure } from '../alone/room';

/** How far the room of this browser (`alone.ts`) has come, for the page to show. */
interface Opening {
  stage: 'download' | 'start' | 'ready' | 'failed';
  /** The part of that stage that is done. */
  done: number;
  /** Of a failure: what kind it is, and what the browser or Python said. */
  why: Failure;
  reason: string;
  /** The site was put up anew while this page was open. */
  newer: boolean;
}

export const opening = $state<Opening>({ stage: 'download', done: 0, why: 'fetch', reason: '', newer: false });
