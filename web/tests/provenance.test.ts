import { expect, test } from 'vitest';
import { origins } from '../src/lib/provenance';

test('every entry that says where it comes from is a row, however deep it stands', () => {
  const components = {
    game: 'tiny',
    sheet: { rows: [5, 3], provenance: 'rulebook' },
    candle: { hearts: { value: 3, provenance: 'reconstructed' } },
    objects: [{ name: 'hat', hearts: 4, provenance: 'inferred' }],
    frames: { back: { bonus: { d1: 'green', d3: 'purple' }, provenance: 'inferred' } },
    die: [{ options: ['hat', 'damage'], provenance: 'rulebook' }],
  };
  expect(origins(components)).toEqual([
    { part: 'sheet', name: '', named: false, values: [['rows', '5, 3']], provenance: 'rulebook' },
    { part: 'candle', name: 'hearts', named: false, values: [['value', '3']], provenance: 'reconstructed' },
    { part: 'objects', name: 'hat', named: true, values: [['hearts', '4']], provenance: 'inferred' },
    { part: 'frames', name: 'back', named: false, values: [['bonus', 'd1 green, d3 purple']], provenance: 'inferred' },
    { part: 'die', name: '1', named: false, values: [['options', 'hat, damage']], provenance: 'rulebook' },
  ]);
});
