/** The words of the page of one's devices, by which the other languages are measured. */
export const en = {
  'ui.account.title': 'Your devices',
  'ui.account.who': 'Here you are {name}.',
  'ui.account.nobody': 'Nobody is known by this browser here: nothing is kept of you.',
  'ui.account.kept':
    'What is kept of you: your name, your seats, and the devices and passkeys below. The rest of what is kept is how the matches went.',
  'ui.account.devices': 'Devices that hold your session',
  'ui.account.here': 'this device',
  'ui.account.unknown': 'A device',
  'ui.account.used': 'used on {day}',
  'ui.account.out': 'Log out',
  'ui.account.out.here': 'Log out here',
  'ui.account.out.last': 'This is your last device: once it is logged out, nobody can get at your seats any more.',
  'ui.account.passkeys': 'Passkeys',
  'ui.account.passkeys.what':
    'With a passkey you are found again on another device, also when this one is lost. Your phone, your computer or your password manager keeps it; there is no password.',
  'ui.account.passkey.add': 'Add a passkey',
  'ui.account.passkey.made': 'made on {day}',
  'ui.account.passkey.remove': 'Remove',
  'ui.account.passkey.use': 'Use a passkey',
  'ui.account.passkey.use.what':
    'Have you made a passkey here? Then this device is logged in as you, too. It lets go of what it held before.',
  'ui.account.passkey.none': 'No passkey was used.',
  'ui.account.passkey.insecure': 'Passkeys need an address that begins with https, or localhost.',
  'ui.account.more': 'Another device',
  'ui.account.more.what': 'Your seats can be played from another device as well. Get a code here, and scan it there or type it in.',
  'ui.account.code': 'Get a code',
  'ui.account.code.holds': 'It holds for ten minutes and lets in one device.',
  'ui.account.code.qr': 'The code for the camera of the other device',
  'ui.account.enter': 'Code from another device',
  'ui.account.enter.what': 'Do you have a code? Then this device holds that session, too. It lets go of what it held before.',
  'ui.account.enter.go': 'Use the code',
  'ui.account.leave': 'Leave for good',
  'ui.account.leave.what':
    'You leave all tables, a bot plays on where matches are running, and your name is taken out of all matches, finished ones too. Session, devices and standing orders are deleted.',
  'ui.account.leave.others':
    'What others have saved (records, replays) stays with them, and so do backups of whoever runs this server until they are thrown away.',
  'ui.account.leave.go': 'Leave for good',
  'ui.account.leave.sure': 'Leave for good? This cannot be undone.',
  'ui.account.leave.yes': 'Leave for good',
  'ui.account.leave.no': 'Stay',
  'ui.account.failed': 'This could not be fetched. Reload the page and try again.',
};
