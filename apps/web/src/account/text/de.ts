import type { Catalogue } from '@questhall/text';

export const de: Catalogue = {
  'ui.account.title': 'Deine Geräte',
  'ui.account.who': 'Hier heißt du {name}.',
  'ui.account.nobody': 'Zu diesem Browser gehört hier niemand: Von dir wird nichts aufbewahrt.',
  'ui.account.kept':
    'Von dir werden aufbewahrt: dein Name, deine Plätze und die Geräte, die Passkeys und der Code auf Papier unten. Alles Übrige ist der Verlauf der Partien.',
  'ui.account.devices': 'Angemeldete Geräte',
  'ui.account.here': 'dieses Gerät',
  'ui.account.unknown': 'Ein Gerät',
  'ui.account.used': 'benutzt am {day}',
  'ui.account.visits': 'durch einen Link eingelassen: spielt nur an Tisch {code}, bis {time}',
  'ui.account.out': 'Abmelden',
  'ui.account.out.here': 'Hier abmelden',
  'ui.account.out.last': 'Das ist dein letztes Gerät: Ist es abgemeldet, kommt niemand mehr an deine Plätze.',
  'ui.account.passkeys': 'Passkeys',
  'ui.account.passkeys.what':
    'Mit einem Passkey kommst du auf einem anderen Gerät wieder an deine Plätze, auch wenn dieses verloren ist. Dein Telefon, dein Computer oder dein Passwortmanager bewahrt ihn auf; ein Passwort gibt es nicht.',
  'ui.account.passkey.add': 'Passkey hinzufügen',
  'ui.account.passkey.made': 'angelegt am {day}',
  'ui.account.passkey.remove': 'Entfernen',
  'ui.account.passkey.use': 'Passkey benutzen',
  'ui.account.passkey.use.what':
    'Hast du hier einen Passkey angelegt? Dann wirst du auch auf diesem Gerät angemeldet. Wer vorher darauf angemeldet war, wird abgemeldet.',
  'ui.account.passkey.none': 'Es wurde kein Passkey benutzt.',
  'ui.account.passkey.insecure': 'Passkeys brauchen eine Adresse mit https oder localhost.',
  'ui.account.paper': 'Ein Code auf Papier',
  'ui.account.paper.what':
    'Mit einem Code, den du aufschreibst und weglegst, kommst du wieder an deine Plätze, auch wenn alle Geräte verloren sind. Er gilt einmal; danach mach einen neuen.',
  'ui.account.paper.make': 'Code anlegen',
  'ui.account.paper.again': 'Neuen Code anlegen',
  'ui.account.paper.made': 'Es gibt einen Code vom {day}. Was darin steht, wird nirgends aufbewahrt.',
  'ui.account.paper.once': 'Schreib ihn jetzt auf: Er wird nicht noch einmal gezeigt. Ein früherer Code gilt nicht mehr.',
  'ui.account.paper.forget': 'Code vergessen',
  'ui.account.more': 'Noch ein Gerät',
  'ui.account.more.what':
    'Du kannst deine Plätze auch von einem anderen Gerät aus spielen. Hol dir hier einen Code und scanne ihn dort oder gib ihn ein.',
  'ui.account.code': 'Code holen',
  'ui.account.code.holds': 'Er gilt zwei Minuten und lässt ein Gerät ein.',
  'ui.account.code.over': 'Die Zeit dieses Codes ist um. Hol dir einen neuen.',
  'ui.account.code.qr': 'Der Code für die Kamera des anderen Geräts',
  'ui.account.enter': 'Code von einem anderen Gerät oder vom Papier',
  'ui.account.enter.what':
    'Hast du einen Code? Dann wirst du auch auf diesem Gerät angemeldet. Wer vorher darauf angemeldet war, wird abgemeldet.',
  'ui.account.enter.go': 'Code benutzen',
  'ui.account.words': 'Was du geschrieben hast',
  'ui.account.words.what':
    'Deine Notizen für dich, was du an Tischen gesagt hast, und deine Reaktionen, in einer Datei. Niemand sonst bekommt sie.',
  'ui.account.words.save': 'Die Datei speichern',
  'ui.account.leave': 'Für immer gehen',
  'ui.account.leave.what':
    'Du verlässt alle Tische, in laufenden Partien spielt ein Bot weiter, und dein Name wird aus allen Partien entfernt, auch aus beendeten. Anmeldung, Geräte und Daueranweisungen werden gelöscht.',
  'ui.account.leave.others':
    'Was andere gespeichert haben (Protokolle, Wiederholungen), bleibt bei ihnen, und in den Sicherungen dieses Servers bleibt es, bis sie gelöscht werden.',
  'ui.account.leave.go': 'Für immer gehen',
  'ui.account.leave.sure': 'Für immer gehen? Das lässt sich nicht rückgängig machen.',
  'ui.account.leave.yes': 'Für immer gehen',
  'ui.account.leave.no': 'Bleiben',
  'ui.account.failed': 'Das ließ sich nicht laden. Lade die Seite neu und versuch es noch einmal.',
};
