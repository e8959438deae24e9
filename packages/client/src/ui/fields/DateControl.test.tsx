import { describe, expect, it } from 'vitest';
import { readDay, shownDay } from './DateControl.tsx';

describe('a day', () => {
  it.each([
    ['11/03/2027', '2027-03-11'],
    ['1/3/2027', '2027-03-01'],
    ['1/2/27', '2027-02-01'],
    ['01-03-2027', '2027-03-01'],
    ['01.03.2027', '2027-03-01'],
    ['01032027', '2027-03-01'],
    ['29/02/2028', '2028-02-29'],
    ['5 avril 2027', '2027-04-05'],
    ['1er févr. 27', '2027-02-01'],
    ['', null],
  ])('is stored from « %s » as %s', (text, stored) => {
    expect(readDay(text)).toBe(stored);
  });

  it.each([
    ['5/4', '2027-04-05'],
    ['5 avril', '2027-04-05'],
    ['31 août', '2027-08-31'],
    ['lundi 6 septembre', '2027-09-06'],
    ['Mercredi 1er sept.', '2027-09-01'],
    ['dim. 5/9', '2027-09-05'],
    ['mardi', 'mardi'],
    ['marché 5 avril', 'marché 5 avril'],
    ['5/4/28', '2028-04-05'],
    ['5 jui', '5 jui'],
    ['29/2', '29/02/2027'],
  ])('takes the year that is known: « %s » is %s', (text, stored) => {
    expect(readDay(text, 2027)).toBe(stored);
  });

  it('writes whole a day that no calendar has', () => {
    expect(readDay('31/2/27')).toBe('31/02/2027');
  });

  it.each(['29/02/2027', '31/04/2027', '11/03', 'demain'])('keeps « %s » as it was typed', (text) => {
    expect(readDay(text)).toBe(text);
  });

  it('is shown day first', () => {
    expect(shownDay('2027-03-11')).toBe('11/03/2027');
    expect(shownDay('31/04/2027')).toBe('31/04/2027');
    expect(shownDay(null)).toBe('');
  });
});
