import { expect, it } from 'vitest';
import { type MessageEchange, reponsesAttendues } from './reponse.rules.ts';

const at = (hour: number) => `2027-03-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number, changes: Partial<MessageEchange> = {}): MessageEchange => ({
  cote: 'service',
  le: at(hour),
  id_service: 'drajes',
  reponse_avant: '2027-03-20T22:59:59.000Z',
  isInterne: false,
  ...changes,
});
const written = (hour: number, changes: Partial<MessageEchange> = {}): MessageEchange =>
  asked(hour, { cote: 'association', id_service: null, reponse_avant: null, ...changes });

const other = { id_service: 'departement', reponse_avant: '2027-03-15T22:59:59.000Z' };

it.each<[string, MessageEchange[], number[]]>([
  ['nothing', [], []],
  ['a message that expects no answer', [asked(8, { reponse_avant: null })], []],
  ['a note', [asked(8, { isInterne: true })], []],
  ['a message that expects one', [asked(8)], [8]],
  ['written before it', [written(7), asked(8)], [8]],
  ['written at that very instant', [asked(8), written(8)], [8]],
  ['answered to all', [asked(8), written(9)], []],
  ['answered to this service', [asked(8), written(9, { id_service: 'drajes' })], []],
  ['answered to another service', [asked(8), written(9, { id_service: 'departement' })], [8]],
  ['asked again after the answer', [asked(8), written(9), asked(10)], [10]],
  ['asked twice: the last one', [asked(8), asked(9)], [9]],
  ['two services, the nearest deadline first', [asked(8), asked(9, other)], [9, 8]],
])('%s', (_, messages, expected) => {
  expect(reponsesAttendues(messages).map(({ le }) => le)).toEqual(expected.map(at));
});
