/** What calls say. */
export const nl = {
  title: 'Jij bent aan de beurt',
  body: '{game}, tafel {code}: de partij wacht op je.',
  nudge: '{name} herinnert je eraan.',
  left: 'Je hebt nog tot {time}.',
  since: 'Sinds je laatste zet: {what}',
  open: 'Doe je beurt: {url}',
  asked: 'Er wordt je iets gevraagd',
  askedBody: '{game}, tafel {code}: de tafel wacht op je antwoord.',
  asksPause: '{name} stelt een pauze voor.',
  asksDraw: '{name} stelt voor om op te houden, zonder winnaar.',
  asksStanding: '{name} stelt voor om op te houden: wie voorstaat, heeft gewonnen.',
  asksBack: '{name} vraagt om de laatste stap terug te mogen nemen.',
  openAsked: 'Antwoord: {url}',
  why: 'Je hebt Questhall gevraagd het je te laten weten. Andere uren, een andere manier of helemaal niet: {settings}',
  trial: 'Een bericht op proef',
  trialBody: 'Zo laat Questhall het je weten wanneer een partij op je wacht.',
  code: 'Je code: {code}',
  codeBody:
    'Vul deze code in bij Questhall om per mail te horen wanneer je aan de beurt bent: {code}. Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets.',
};
