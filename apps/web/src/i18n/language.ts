import { type Language, languageOf, speak, type Texts } from '@conclave/engine';

/** The texts of a language by catalogue: `languages/de.ts`. */
interface Words {
  readonly texts: Readonly<Record<string, Texts>>;
}

const ENGLISH = 'en';
const PSEUDO = 'pseudo';
const ASKED = 'conclave.language';
const tagIn = (path: string): string => path.replace(/^.*\/(.+)\.ts$/, '$1');
const files = new Map(Object.entries(import.meta.glob<Words>('./languages/*.ts')).map(([path, load]) => [tagIn(path), load]));

/** The languages there are, as browsers name them. */
export const languages: readonly string[] = [ENGLISH, ...files.keys()];

/** "Deutsch", to those who read it. */
export const nameOfLanguage = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** What the address asks for counts for the session. */
function askedFor(): string | null {
  try {
    const asked = new URLSearchParams(location.search).get('language');
    if (asked) sessionStorage.setItem(ASKED, asked);
    return sessionStorage.getItem(ASKED);
  } catch {
    return null;
  }
}

/** The language of this page: the one asked for, else the one chosen, else the first that the browser would like. */
export function tagFor(asked: string | null, chosen: string, liked: readonly string[], there: readonly string[] = languages): string {
  if (asked === PSEUDO) return PSEUDO;
  const wanted = [asked, chosen, ...liked.flatMap((tag) => [tag, tag.split('-')[0]])];
  return wanted.find((tag) => typeof tag === 'string' && there.includes(tag)) ?? ENGLISH;
}

async function load(tag: string): Promise<Language | undefined> {
  if (tag === PSEUDO) return (await import('./pseudo.ts')).pseudo;
  const words = await files.get(tag)?.();
  return words && languageOf(tag, words.texts);
}

/** Puts the reader's language in force, before anything is shown. */
export async function speakToReader(chosen: string): Promise<void> {
  const tag = tagFor(askedFor(), chosen, navigator.languages);
  if (tag === ENGLISH) return;
  const language = await load(tag);
  speak(language);
  document.documentElement.lang = language?.tag ?? ENGLISH;
}
