// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { focusFirstControl } from './page/focus.ts';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: '2027', label: '2027' },
  { id: '2028', label: '2028', note: 'à corriger' },
];

function Page() {
  const [selected, setSelected] = useState('2027');
  return (
    <Tabs label="Année du budget" tabs={tabs} selected={selected} onSelect={setSelected}>
      {(id) => <input id={`cellule-${id}`} aria-label={`Achats ${id}`} />}
    </Tabs>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const shown = () => screen.getAllByRole('textbox').map((one) => one.id);

it('shows one panel, chosen with the mouse or with the arrows, which go round', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(shown()).toEqual(['cellule-2027']);
  await user.click(tab(/2028/));
  expect([shown(), tab(/2028/).getAttribute('aria-selected')]).toEqual([['cellule-2028'], 'true']);
  await user.keyboard('{ArrowRight}');
  expect([shown(), document.activeElement]).toEqual([['cellule-2027'], tab(/^2027/)]);
  await user.keyboard('{End}');
  expect(shown()).toEqual(['cellule-2028']);
  expect(tab(/2028/).textContent).toContain('à corriger');
});

it('opens by itself when what is wrong is behind it', async () => {
  render(<Page />);
  focusFirstControl(document.getElementById('cellule-2028'));
  expect(document.activeElement?.id).toBe('cellule-2028');
  await expect.poll(shown).toEqual(['cellule-2028']);
});
