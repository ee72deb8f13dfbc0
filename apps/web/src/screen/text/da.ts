export const da = {
  'ui.screen.title': 'Bord {code} på den store skærm',
  'ui.screen.sit': 'Sæt dig ved bordet med din telefon',
  'ui.screen.how': 'Ret kameraet mod billedet, eller åbn {address}, og tast koden.',
  'ui.screen.code': 'Bordets kode: {code}',
  'ui.screen.seats': 'Ved bordet',
  'ui.screen.turn': '{name} er i gang',
  'ui.screen.turns': 'Alle venter på {names}',
  'ui.screen.over': 'Spillet er slut',
  'ui.screen.next': 'Spiller I igen, kommer det næste spil hertil af sig selv.',
  'ui.screen.closed': 'Dette spil er afbrudt.',
  'ui.screen.lost': 'Forbindelsen er væk. Skærmen vender tilbage af sig selv.',
  'ui.screen.missing': 'Intet bord har koden {code}.',
} as const;
