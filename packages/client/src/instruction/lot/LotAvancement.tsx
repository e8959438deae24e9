import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { useEffect } from 'react';
import { announce } from '../../ui/page/announcer.ts';

/** It says « 3 sur 8 »: the agent may leave the page, the lot goes on and can be found again. */
export function LotAvancement({ value: { comptes } }: { value: LotView }) {
  const done = comptes.faite + comptes.echec;
  const total = done + comptes.prete;
  useEffect(() => announce('Le travail commence. Vous pouvez quitter cette page.'), []);
  return (
    <section className="pile" aria-label="Avancement">
      <p>
        <strong>{`${done} sur ${total}`}</strong>
      </p>
      <progress className="lot-avancement" value={done} max={total} aria-label="Avancement">
        {`${done} sur ${total}`}
      </progress>
      <p className="discret">
        Vous pouvez quitter cette page : le travail continue. Une notification vous dira quand il est terminé.
      </p>
    </section>
  );
}
