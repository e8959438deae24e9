import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { OrdreButtons } from './OrdreButtons.tsx';
import { SupprimerLigne } from './SupprimerLigne.tsx';
import type { Vues } from './use-vues.ts';
import { moveVue } from './vues-enregistrees.ts';
import '../bureau/bureau.css';

type VuesGestionProps = { vues: Vues; onRename: (vue: VueView) => void; onClose: () => void };

/** Lets the agent order, rename and delete the views that they may change. */
export function VuesGestion({ vues, onRename, onClose }: VuesGestionProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const mine = vues.items.filter(({ rights }) => rights.edit);
  const ids = mine.map(({ id }) => id);
  const remove = async (vue: VueView) => {
    setRefusal((await vues.remove(vue))?.message ?? null);
    announce(`Vue « ${vue.nom} » supprimée.`);
  };
  return (
    <Dialog title="Gérer mes vues" onClose={onClose}>
      <div className="pile">
        {refusal !== null && (
          <Notice tone="erreur" title="Vos vues n’ont pas changé">
            {refusal}
          </Notice>
        )}
        {mine.length === 0 && <p>Vous n’avez plus de vue enregistrée.</p>}
        <ul className="liste-nue lignes-rangees">
          {mine.map((vue, index) => (
            <li key={vue.id} className="lignes-rangees__ligne">
              <span>
                {vue.nom}
                {vue.id_service !== null && <span className="discret"> (partagée)</span>}
              </span>
              <span className="lignes-rangees__ordre">
                <OrdreButtons
                  nom={vue.nom}
                  isFirst={index === 0}
                  isLast={index === mine.length - 1}
                  onMove={async (by) =>
                    setRefusal((await vues.order(moveVue(ids, vue.id, by)))?.message ?? null)
                  }
                />
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary fr-btn--sm"
                  onClick={() => onRename(vue)}
                >
                  Renommer<span className="invisible"> {vue.nom}</span>
                </button>
                <SupprimerLigne nom={vue.nom} onConfirm={() => remove(vue)} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
