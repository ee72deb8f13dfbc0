/** The words of the page of one's devices, by which the other languages are measured. */
export const en = {
  'ui.account.title': 'Your devices',
  'ui.account.who': 'Here you are {name}.',
  'ui.account.nobody': 'This browser belongs to nobody here: nothing is kept about you.',
  'ui.account.kept':
    'What is kept about you: your name, your seats, and the devices, the passkeys and the code on paper below. Apart from that, only how the matches went is kept.',
  'ui.account.devices': 'Devices that you are logged in on',
  'ui.account.here': 'this device',
  'ui.account.unknown': 'A device',
  'ui.account.used': 'used on {day}',
  'ui.account.visits': 'let in by a link: plays at table {code} alone, until {time}',
  'ui.account.out': 'Log out',
  'ui.account.out.here': 'Log out here',
  'ui.account.out.last': 'This is your last device: once it is logged out, nobody can get at your seats any more.',
  'ui.account.passkeys': 'Passkeys',
  'ui.account.passkeys.what':
    'With a passkey you get back to your seats on another device, even if this one is lost. Your phone, your computer or your password manager keeps it; there is no password.',
  'ui.account.passkey.add': 'Add a passkey',
  'ui.account.passkey.made': 'made on {day}',
  'ui.account.passkey.remove': 'Remove',
  'ui.account.passkey.use': 'Use a passkey',
  'ui.account.passkey.use.what':
    'Have you made a passkey here? Then this device is logged in as you, too. Whoever it was logged in as before is logged out.',
  'ui.account.passkey.none': 'No passkey was used.',
  'ui.account.passkey.insecure': 'Passkeys need an address that begins with https, or localhost.',
  'ui.account.paper': 'A code on paper',
  'ui.account.paper.what':
    'With a code that you write down and put away you get back to your seats even if every device is lost. It works once; then make a new one.',
  'ui.account.paper.make': 'Make a code',
  'ui.account.paper.again': 'Make a new code',
  'ui.account.paper.made': 'You made a code on {day}. The code itself is stored nowhere.',
  'ui.account.paper.once': 'Write it down now: it is not shown again. Any earlier code is now worthless.',
  'ui.account.paper.forget': 'Forget the code',
  'ui.account.more': 'Another device',
  'ui.account.more.what': 'Your seats can be played from another device as well. Get a code here, and scan it there or type it in.',
  'ui.account.code': 'Get a code',
  'ui.account.code.holds': 'It holds for ten minutes and lets in one device.',
  'ui.account.code.qr': 'The code for the camera of the other device',
  'ui.account.enter': 'Code from another device or from paper',
  'ui.account.enter.what':
    'Do you have a code? Then this device is logged in with it, too. Whoever it was logged in as before is logged out.',
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
