import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function named(elements: Elements): string[] {
  return elements.flatMap((element) => {
    const own = 'value' in element && element.type !== 0 ? [element.type === 8 ? `<${element.value}>` : element.value] : [];
    if ('children' in element) return [...own, ...named(element.children)];
    return 'options' in element ? [...own, ...Object.values(element.options).flatMap((option) => named(option.value))] : own;
  });
}

/** The arguments and tags that a text in ICU MessageFormat names. It throws where it cannot be read. */
export function argumentsIn(text: string): string[] {
  return [...new Set(named(new IntlMessageFormat(text, 'en').getAst()))].sort();
}

/** What is wrong with a language: texts that cannot be read, that nobody asks for, or that name what the English does not. */
export function faultsOfLanguage(english: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!Object.hasOwn(english, key)) return [`nothing is called ${key}`];
    try {
      const known = argumentsIn(english[key] ?? '');
      return argumentsIn(text).flatMap((name) => (known.includes(name) ? [] : [`${key} names ${name}, which the English does not`]));
    } catch (error) {
      return [`${key} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
