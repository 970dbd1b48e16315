import { doctorCommand } from '#admin/doctor/doctor-command.ts';
import { withGuestbook } from '#admin/guestbook/guestbook-command.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('doctor', [withGuestbook({ ...doctorCommand, name: '' })]);
