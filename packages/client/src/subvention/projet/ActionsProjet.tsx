import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { projetFigeProblems } from '@asso/domain/subvention/montants/montants-figes.rules';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { SubventionEdition } from '../edition.ts';
import { listServis } from '../services-servis.ts';
import { RetirerProjetDialog } from './RetirerProjetDialog.tsx';

const TransfertDialog = lazyPart(() =>
  import('./TransfertDialog.tsx').then((module) => module.TransfertDialog),
);

type ActionsProjetProps = SubventionEdition & {
  projet: ProjetView;
  /** Called with the sentence of a refusal, shown beside the project. */
  onRefused: (message: string | null) => void;
};

/** A menu that copies the project, moves it to another dossier or removes it. */
export function ActionsProjet({ projet, onRefused, ...edition }: ActionsProjetProps) {
  const { dossier, found } = edition;
  const [opened, setOpened] = useState<'transfert' | 'retrait' | null>(null);
  const name = nomProjet(projet);
  const duplicate = async () => {
    const outcome = await call(projetEndpoints.duplicateProjet, {
      params: { id: dossier.id_fo, projectId: projet.id },
      idempotencyKey: newId(),
    });
    onRefused(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    await found.refresh();
    notify('succes', `${name} : copié, à revoir.`);
  };
  const isFige = projetFigeProblems(listServis(dossier), projet.corps).length > 0;
  const acts = [
    { label: 'Dupliquer', act: duplicate },
    ...(isFige
      ? []
      : [
          { label: 'Transférer vers un autre dossier', act: () => setOpened('transfert') },
          { label: 'Supprimer', act: () => setOpened('retrait') },
        ]),
  ];
  return (
    <>
      <MenuButton
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        panelClassName="projet__menu"
        label={
          <>
            Plus<span className="invisible"> : {name}</span>
          </>
        }
      >
        {(close) => (
          <ul className="liste-nue">
            {acts.map(({ label, act }) => (
              <li key={label}>
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary-no-outline"
                  onClick={() => {
                    close();
                    void act();
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
      <Suspense>
        {opened === 'transfert' && (
          <TransfertDialog {...edition} projet={projet} onClose={() => setOpened(null)} />
        )}
      </Suspense>
      {opened === 'retrait' && (
        <RetirerProjetDialog {...edition} projet={projet} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
