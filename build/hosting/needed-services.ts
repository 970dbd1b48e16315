import type { Content } from '#model/content-schema.ts';

/** Tells the owner which services the built folder depends on, and how to change that. */
export function describeNeeds({ address, services }: Pick<Content['site'], 'address' | 'services'>): string {
  const { guestbook, counter, serverAddress, supabaseAddress, goatcounterCode } = services;
  const own = [
    guestbook === 'built-in' ? { name: 'guestbook', subject: 'The guestbook', others: 'supabase or none' } : undefined,
    counter === 'built-in'
      ? { name: 'counter', subject: 'the visitor counter', others: 'goatcounter or none' }
      : undefined,
  ].filter((service) => service !== undefined);
  const elsewhere = [
    guestbook === 'supabase' && `messages are kept by Supabase (${supabaseAddress})`,
    guestbook === 'none' && "each visitor's browser keeps its own messages",
    counter === 'goatcounter' && `visits are counted by GoatCounter (${goatcounterCode}.goatcounter.com)`,
    counter === 'none' && 'visits are not counted',
  ].filter((sentence) => sentence !== false);
  const rest = elsewhere.length > 0 ? [`${capitalise(elsewhere.join(', and '))}.`] : [];
  if (own.length === 0) return ['Any host that serves files will do.', ...rest].join(' ');

  const subject = capitalise(own.map((service) => service.subject).join(' and '));
  const need = own.length > 1 ? 'need' : 'needs';
  if (serverAddress !== undefined) {
    return [
      `Any host that serves files will do for the pages. ${subject} ${need} the site's own server at ${serverAddress}, which must be started with ALLOWED_ORIGINS=${new URL(address).origin} npm start.`,
      ...rest,
    ].join(' ');
  }
  const changes = own.map(({ name, others }) => `${name}: ${others}`).join(', ');
  return [
    `${subject} ${need} the site's own server: npm start. On a host that only serves files ${own.length > 1 ? 'they do' : 'it does'} not work; for such a host change services in content/site.yaml (${changes}) and build again.`,
    ...rest,
  ].join(' ');
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
