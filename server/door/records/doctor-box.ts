import { html } from 'hono/html';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawTime } from '../frame/time.ts';
import type { Finding } from './doctor.ts';

export function drawDoctor(c: DoorContext, door: Door): Html {
  const { doctor } = door.records;
  const last = doctor?.readLast();
  if (!doctor) {
    return html`<section class="box" id="doctor"><h2>Is everything in order?</h2><p class="soft">On the server’s computer: <code>${door.writeCommand('doctor')}</code></p></section>`;
  }
  const wrong = last?.findings.filter(({ mark }) => mark === 'wrong').length ?? 0;
  return html`<section class="box" id="doctor"><h2>Is everything in order?</h2>
${
  last
    ? html`<div class="note ${wrong === 0 ? 'note--ok' : 'note--bad'}">${drawIcon(wrong === 0 ? 'check' : 'warn')}<span><b>${wrong === 0 ? 'All is well.' : wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`}</b> Looked at ${drawTime(last.timeMs)}.</span></div>
<ul class="list">${[...last.findings].sort(byMark).map(drawFinding)}</ul>`
    : html`<p class="soft">It signs as a visitor would, tries to cheat, removes its test messages, and looks at the data folder and the copies.</p>`
}
<form class="gap" method="post" action="${door.at('doctor')}">${drawFormToken(c)}<button class="b b--wide">Look now</button></form></section>`;
}

const order: Finding['mark'][] = ['wrong', 'advice', 'fine', 'skipped'];
const byMark = (one: Finding, other: Finding) => order.indexOf(one.mark) - order.indexOf(other.mark);

function drawFinding({ mark, sentence, remedy }: Finding): Html {
  const icon = mark === 'fine' ? 'check' : mark === 'skipped' ? 'more' : 'warn';
  return html`<li>${drawIcon(icon)}<span class="grow">${sentence}${remedy ? html`<br><span class="soft">${remedy}</span>` : ''}</span></li>`;
}
