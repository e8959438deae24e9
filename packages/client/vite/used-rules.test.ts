import { describe, expect, it } from 'vitest';
import { usedRules } from './used-rules.ts';

const used = (css: string, ...texts: string[]) =>
  usedRules({ sheets: [{ name: 'essai.css', css }], texts }).get('essai.css');

/** Stands for the place of a value in a template string. */
const hole = '{tone}'.padStart(7, '$');

describe('the rules of the kit that stay', () => {
  it('are those whose every class is named by a text of ours', () => {
    const css = '.fr-btn{color:red}.fr-btn.fr-btn--lg{color:blue}.fr-card{color:green}';
    expect(used(css, 'className="fr-btn"')).toBe('.fr-btn{color:red}');
  });

  it('keep of a list of selectors those that can be worn', () => {
    expect(used('.fr-btn,.fr-card,a{color:red}', "'fr-btn'")).toBe('.fr-btn,a{color:red}');
  });

  it('hold what a template builds from a beginning, and from an end', () => {
    const css = '.fr-alert--info{a:b}.fr-radio-group{a:b}.fr-radio-rich{a:b}.fr-tag--sm{a:b}';
    const texts = [`fr-alert--${hole}`, `fr-${hole}-group`, `fr-tag${hole}`];
    expect(used(css, ...texts)).toBe('.fr-alert--info{a:b}.fr-radio-group{a:b}');
  });

  it('do not ask for what a selector leaves out or allows', () => {
    const css = '.fr-btn:not(.fr-card):is(.fr-card,:where(.fr-tile)){a:b}';
    expect(used(css, 'fr-btn')).toBe(css);
  });

  it('keep elements, states and classes that are not the kit’s', () => {
    const css = 'a[href]:hover{a:b}.nue{a:b}';
    expect(used(css)).toBe(css);
  });

  it('leave no empty block, and keep the licence', () => {
    const css = '/*! Licence *//* note */@media print{@supports (a:b){.fr-card{a:b}}}a{b:c}';
    expect(used(css)).toBe('/*! Licence */a{b:c}');
  });

  it('keep a variable that a rule, a text of ours, or the value of a kept one names', () => {
    const css =
      ':root{--a:var(--b);--b:red;--c:blue;--d:var(--e);--e:0;--f:1}a{color:var(--a)}.fr-card{color:var(--f)}';
    expect(used(css, 'style={{ color: "var(--c)" }}')).toBe(
      ':root{--a:var(--b);--b:red;--c:blue}a{color:var(--a)}',
    );
  });
});
