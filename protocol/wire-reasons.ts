/** Why something was refused, by its code, in a sentence for the person who asked for it. */
export const sentences = {
  // picks
  'match-over': 'This match is over.',
  'not-your-decision': 'Somebody else is asked at the moment.',
  'not-offered': 'That is not one of the options you have now.',
  stale: 'The table has moved on since you looked. Look again and choose.',
  'id-taken': 'This command was sent before as another one. Reload the page.',
  'not-started': 'This table has not begun yet.',
  'no-seat': 'You are watching this table; only those who sit at it can do that.',
  'bot-holds-seat': 'A bot is playing your seat. Take it back first.',

  // advice
  'no-advice': 'At this table everybody decides alone.',
  'hidden-options': 'These options are not for everybody to see.',
  'other-side': 'Only those who play on one side advise each other.',
  'own-decision': 'You are asked yourself at the moment.',

  // talk
  'no-side': 'There is nobody to talk with apart at this table.',
  'side-changed':
    'Your side is not the one to which you wrote. Nothing was said; look who would read it, and say it again.',
  'not-let-in':
    'Those who watch talk among themselves until the match is over, unless those who play let them in.',
  'not-a-watcher': 'You play at this table; those who watch talk among themselves.',
  'only-players': 'Only those who play at this table can do that.',

  // watching
  'no-watching': 'While this match runs, only those who play see it. Come back when it is over.',
  'not-yet': 'All hands are shown there as they were some picks ago; that moment is too late.',
  'hands-are-shown':
    'Whoever watches this table is shown all hands, so they can neither talk with those who play nor sit down.',

  // hints
  'no-hints': 'At this table nobody gets hints. That was settled when it was opened.',
  'no-hint-title': 'Nobody here can think about this game yet, so there are no hints.',
  'no-thinking-bot':
    'At this table nobody gets hints, so no bot that thinks can play a person’s seat. Choose another bot.',
  'too-many-hints': 'That was one hint after the other. Ask again in a few seconds.',
  'hints-busy': 'Many people are waiting for a hint at the moment. Ask again in a few seconds.',

  // reasons of bots
  'no-bots-pick': 'No bot has chosen this: it followed from what was done before.',
  'secret-pick': 'It rests on what only they could know. Ask again when the match is over.',
  'why-later': 'At this table bots give their reasons once the match is over.',
  'why-too-far': 'That was too long ago to think about it again.',

  // taking back
  'nothing-to-undo': 'There is nothing that you could take back.',
  'crosses-dice':
    'Dice have fallen since, or cards were drawn. Ask the others whether you may go back.',
  'crosses-reveal':
    'Something hidden has been shown since. Ask the others whether you may go back.',
  'crosses-other-seat': 'Somebody else has chosen since. Ask the others whether you may go back.',
  'nothing-to-redo': 'There is nothing to bring back.',
  'no-such-position': 'The match can not go back there.',
  'log-full': 'This match has become too long for that. The game itself can go on.',
  'refused-already': 'The others have said no. Ask again when something has happened since.',
  'no-such-moment': 'The match has no such moment, or not any more.',
  'nobody-to-ask': 'There are no other people at the table to ask.',

  // standing orders
  'not-your-seat': 'That seat is not yours.',
  'no-such-decision': 'There is no such decision in this game.',
  'no-pass': 'This decision can not be passed.',
  'not-asked-now': 'Such an order can only be given while you are asked.',
  'no-such-order': 'There is no such standing order.',

  // clocks
  'no-clock': 'Nobody’s time runs at this table.',
  'no-way-to-lose':
    'Nobody can lose on time here: that is for people who play against each other, in a game that one may leave.',

  // tables
  'no-such-table': 'There is no such table.',
  'no-such-code': 'No table has this code. Codes are six letters, such as BXKWTM.',
  'old-rules': 'This match began with rules that this server no longer has.',
  'table-too-long':
    'This match is so long that it can’t be shown here: to play it again takes longer than the server gives.',
  'tables-busy': 'Many long matches are being opened at the moment. Try again in a minute.',
  'rules-stuck':
    'The rules did not come to an end there, so that was not done. The other tables are not affected. Please report it.',
  'table-stuck':
    'This table can’t be opened: its rules did not come to an end. The other tables are not affected; whoever runs the server can look at it.',
  'broken-table':
    'This table can’t be opened: what is stored of it is damaged. The other tables are not affected; whoever runs the server can look at it.',
  'already-started': 'This table has begun already.',
  'no-open-seat': 'No seat is open at this table.',
  'seat-taken': 'Somebody else has taken that seat.',
  'already-seated': 'You already have a seat at this table.',
  'not-seated': 'You have no seat at this table.',
  'name-taken': 'Somebody at this table has that name, or one that looks like it.',
  'reserved-name': 'The table itself uses that name. Choose another one.',
  'not-ready': 'Not everybody at the table is ready yet.',
  'petition-refused':
    'Those at the table have said no. You can ask again when some minutes have passed.',
  'no-such-petition': 'Nobody is waiting for that answer any more.',
  'no-such-pass':
    'This link has been used, or its ten minutes are over. Ask for a new one on your other device.',
  'not-welcome': 'You can not sit down at this table.',
  'nobody-there': 'There is nobody to whom that could apply.',
  'no-such-shunned': 'There is nobody like that on your list.',
  'only-host': 'Only the host of the table can do that.',
  'own-screen':
    'At an online table everybody sits at a screen of their own. Choose “A friend, by link” instead of “A person at this screen”, or play without friends by link.',
  'too-few-seats': 'The game needs more players than that.',
  'too-many-seats': 'The game does not take that many players.',
  'not-finished': 'That is possible once the match is over.',
  'no-such-seat': 'The table has no such seat.',
  'not-held': 'No bot is playing that seat.',
  'still-present':
    'That person is at the table. A bot can take over after minutes of absence, or if the table has waited for minutes and all others there want it.',
  'not-a-person': 'No person has that seat.',
  'table-busy': 'The table changed at the same moment. Try again.',
  'no-such-title': 'There is no such game here.',
  'table-closed':
    'Whoever runs this server has closed this table. What was played is kept; ask them if you want to know why.',
  unseated:
    'Whoever runs this server has taken you from your seat. You may watch; ask them before you sit down again.',
  'no-such-bot': 'This game has no such bot.',
  'bad-setting': 'The game does not have that setting, or not that value.',

  // notes
  'too-many-notes': 'You have as many notes as one person can have here. Take some away first.',

  // files
  'file-secret':
    'While a match is running, its file would tell what is face down. It can be had when the match is over.',
  'bad-file': 'This is not a match file that can be used here.',
  'file-too-long':
    'This match takes longer to check than this server gives to one file. Where Eldertable is installed, the command “eldertable verify” takes its time.',
  'files-busy': 'Many files are being checked at the moment. Try again in a minute.',
  'no-key':
    'This file has no key for its dice, so nobody could check them. A match that is over has one: save it again then.',

  // notices
  'no-notices': 'This server sends no notices.',
  'no-such-way': 'That is not one of the ways by which you are told.',
  'no-such-way-here': 'Whoever runs this server has not set that up.',
  'not-public': 'Only https addresses that anybody can reach will do.',
  'not-confirmed': 'Open the link in the mail first.',
  'too-many-letters': 'That was often enough for now. Try again in an hour.',
  'notice-not-taken': 'It could not be delivered. Look at the address, or try again later.',

  // accounts
  'no-passkey': 'Keep your name with a passkey first.',
  'passkeys-elsewhere':
    'Passkeys need https, or localhost on one’s own machine; an address in figures will not do. Everything else works here.',
  'passkey-not-taken': 'That passkey was not accepted. Try again.',
  'passkey-taken': 'That passkey is in use already.',
  'unknown-passkey': 'This passkey belongs to nobody here, or not any more.',
  'too-many-passkeys': 'You have as many passkeys as one person can have. Take one away first.',
  'too-late': 'That took too long, or was used before. Begin again.',
  'no-such-recovery-code': 'That is not a recovery code, or it has been used.',
  'no-such-device': 'That device does not know you any more.',
  'only-way-back':
    'Nobody could come back to your seats: this is the last place that knows you. Keep your name with a passkey first, or delete what the server has of you.',
  'seated-twice':
    'At one table both of you have a seat. Finish that match, or get up from one of the seats, and sign in again.',
  'no-such-invitation': 'Nobody asks you to that table any more.',

  // people and connections
  'no-guest': 'Tell us your name first.',
  'signed-out': 'You have signed out, here or on another device.',
  banned: 'Whoever runs this server does not let you in at the moment.',
  'wrong-token': 'This is for whoever runs the server.',
  'no-such-ban': 'There is no such ban.',
  'other-origin': 'This request comes from another site.',
  'bad-message': 'That message could not be understood.',
  'too-long': 'That message is too long.',
  'hello-first': 'The first message must be a greeting with the version.',
  'other-version': 'This page is older or newer than the server. Reload it.',
  'too-many-messages': 'Too many messages in a short time. Wait a moment.',
  'too-many-requests': 'Too many requests in a short time. Wait a minute.',
  'too-many-connections': 'Too many windows are connected to this server.',
  'too-many-watched': 'You are watching too many tables in one window.',
  'too-many-tables': 'You have too many tables that are not finished.',
  'too-many-imports':
    'You have as many matches from files here as this server keeps for one person. Take some out of your list first.',
  'too-many-open-tables': 'The server is full at the moment. Try again later.',
  'made-room':
    'The server is full, and this table made room for somebody who had none. Nothing is lost; come back to it later.',
  'to-and-fro':
    'Your last choices have come to nothing new. Choose something else, or wait some seconds before you go on so.',
  'not-watching': 'You are not watching that table.',
  'too-slow': 'The connection is too slow to keep up. Reconnect to see the table.',
  'going-away': 'The server is restarting. The connection will be made again.',
  'reports-full': 'The server has no room for more reports. Tell whoever runs it.',
  'not-found': 'There is nothing at this address.',
  fault: 'Something went wrong on our side. Nothing was changed.',
  unsure:
    'The server could not find out whether that was kept. Look at the table before you do it again.',
} as const

export type Reason = keyof typeof sentences

/** A refusal as it is sent. The sentence may say more than the general one. */
export interface Refusal {
  readonly reason: Reason
  readonly sentence: string
  /** What would be taken instead, such as a name that is free. */
  readonly offer?: string
}

export const refusalFor = (reason: Reason, sentence: string = sentences[reason]): Refusal => ({
  reason,
  sentence,
})
