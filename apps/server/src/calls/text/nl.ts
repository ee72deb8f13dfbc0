/** What calls say. */
export const nl = {
  title: 'Jij bent aan de beurt',
  body: '{game}, tafel {code}: de partij wacht op je.',
  nudge: '{name} herinnert je eraan.',
  left: 'Je hebt tot {time}.',
  since: 'Sinds je laatste zet: {what}',
  open: 'Doe je beurt: {url}',
  why: 'Je hebt Questhall gevraagd het je te laten weten. Andere uren, een andere manier of helemaal niet: {settings}',
  trial: 'Een proefbelletje',
  trialBody: 'Zo roept Questhall je wanneer een partij op je wacht.',
  code: 'Je code: {code}',
  codeBody:
    'Vul deze code in bij Questhall om per mail te horen wanneer je aan de beurt bent: {code}. Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets.',
};
