export { type Catalogue, isLocale, LOCALE_NAMES, LOCALES, type Locale, negotiate } from './locales.ts';
export { catalogueProblems } from './problems.ts';
export { GAP, readings } from './readings.ts';
export {
  BOOK_PARTS,
  type BookPart,
  type BookPartKind,
  chaptersOf,
  parseRulebook,
  type Rule,
  type Rulebook,
  type RuleChapter,
  type RulePart,
  type RuleTable,
  ruleAt,
  ruleParts,
} from './rulebook.ts';
export { type Part, type Speaker, speaker } from './speaker.ts';
