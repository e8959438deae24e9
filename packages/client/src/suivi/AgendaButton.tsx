import { useState } from 'react';
import { AgendaDialog } from './AgendaDialog.tsx';
import type { Agenda } from './tableau-de-bord.ts';

/** It opens the two ways to have these dates in one's own calendar. */
export function AgendaButton({ agenda }: { agenda: Agenda }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-calendar-line"
        onClick={() => setIsOpen(true)}
      >
        Ajouter à mon agenda
      </button>
      {isOpen && <AgendaDialog agenda={agenda} onClose={() => setIsOpen(false)} />}
    </>
  );
}
