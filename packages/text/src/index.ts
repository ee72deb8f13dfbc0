export { type Catalogue, isLocale, LOCALE_NAMES, LOCALES, type Locale, negotiate } from './locales.ts';
export { catalogueProblems } from './problems.ts';
export { GAP, readings } from './readings.ts';
export {
  BOOK_PARTS,
  type BookPart,
  type BookPartKind,
  type BookPicture,
  chaptersOf,
  chapterTexts,
  minutesOf,
  parseRulebook,
  type Rule,
  type Rulebook,
  type RuleChapter,
  type RulePart,
  type RuleTable,
  ruleAt,
  ruleParts,
  withoutReferences,
  wordsOf,
} from './rulebook.ts';
export { type Part, type Speaker, speaker } from './speaker.ts';
