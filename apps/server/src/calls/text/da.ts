/** What calls say. */
export const da = {
  title: 'Det er din tur',
  body: '{game}, bord {code}: Spillet venter på dig.',
  nudge: '{name} minder dig om det.',
  left: 'Du har til {time}.',
  since: 'Siden dit sidste træk: {what}',
  open: 'Tag din tur: {url}',
  asked: 'Du bliver spurgt',
  askedBody: '{game}, bord {code}: Bordet venter på dit svar.',
  asksPause: '{name} foreslår en pause.',
  asksDraw: '{name} foreslår at stoppe, uden vinder.',
  asksStanding: '{name} foreslår at stoppe: Den, der fører, har vundet.',
  asksBack: '{name} vil gerne fortryde det sidste træk.',
  openAsked: 'Svar: {url}',
  why: 'Du har bedt Questhall om besked. Andre tider, en anden måde eller slet ikke: {settings}',
  trial: 'En besked på prøve',
  trialBody: 'Sådan giver Questhall besked, når et spil venter på dig.',
  code: 'Din kode: {code}',
  codeBody:
    'Skriv denne kode i Questhall for at få besked på mail, når det er din tur: {code}. Den gælder et kvarter. Har du ikke bedt om den, så gør ingenting.',
};
