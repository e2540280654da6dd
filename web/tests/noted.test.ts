import { expect, test } from 'vitest';
import { noted } from '../src/lib/noted';

test('what is no note by name is left out, and takes no note along', () => {
  for (const written of ['null', '5', '"text"', '[null]', '{"a":null,"b":5}', '{broken']) {
    localStorage.setItem('place', written);
    expect(noted('place')).toEqual({});
  }
  localStorage.setItem('place', '{"a":null,"b":{"step":1}}');
  expect(noted('place')).toEqual({ b: { step: 1 } });
  localStorage.removeItem('place');
  expect(noted('place')).toEqual({});
});
