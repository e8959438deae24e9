// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadZone } from './UploadZone.tsx';

afterEach(cleanup);

const limits = { text: 'pdf · 15 Mo au plus', accept: '.pdf', refusalOf: () => null };

it.each([
  [false, 'Choisir un fichier'],
  [true, 'Choisir des fichiers'],
])(
  'a file is chosen by a button in French, whatever the browser speaks (several: %s)',
  async (isMultiple, said) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const onFiles = vi.fn();
    render(
      <UploadZone id="depot" label="Rapport" limits={limits} isMultiple={isMultiple} onFiles={onFiles} />,
    );
    expect(screen.getByText(said)).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Rapport'), new File(['a'], 'rapport.pdf'));
    expect(onFiles.mock.calls[0]?.[0]).toMatchObject([{ name: 'rapport.pdf' }]);
  },
);
