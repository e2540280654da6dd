/** What a person prefers, kept on this device. */

export type Theme = 'auto' | 'light' | 'dark';
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const PLACE = 'ludotheque.settings';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  shortcuts: boolean;
  name: string;
}

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}

/** The reader's own variant of a language: a day is written otherwise in London than in Boston. */
export function variantOf(language: Language): string {
  return navigator.languages?.find((tag) => tag.split('-')[0] === language) ?? language;
}

function load(): Kept {
  const fresh: Kept = {
    language: browserLanguage(),
    theme: 'auto',
    sound: true,
    notify: false,
    shortcuts: true,
    name: '',
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

/** The preferences; assigning to one keeps it. */
export const settings = $state(load());

/** Keep the preferences and apply those that the whole page shows. Runs inside an effect of the app. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const motionState = $state({ allowed: !still?.matches });
still?.addEventListener('change', () => (motionState.allowed = !still.matches));

/** False when the person asked their system for less motion. */
export function motion(): boolean {
  return motionState.allowed;
}
