/** Keep a display that is only looked at from going dark, where the browser can; returns how to let it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  // A page that was hidden has lost its hold. A browser that refuses, to save its battery, is asked again then.
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (ended) void lock?.release();
  }
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
