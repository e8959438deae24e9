import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { nomDe } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { focusHeading } from '../../ui/page/focus.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { Edition } from '../edition.ts';

type TransfertProps = Edition & { projet: ProjetView; onClose: () => void };

/** The dialog asks which other request, still being written, takes this project. */
export function TransfertDialog({ dossier, found, projet, onClose }: TransfertProps) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { etats: ['A', 'C'], demandeur: [dossier.demandeur.id_siret], ouvrables: 'true', limit: 100 },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | undefined>();
  const others = read.state === 'lu' ? read.value.items.filter((one) => isOffered(one, dossier.id)) : [];
  const name = nomProjet(projet);
  const transfer = async () => {
    if (chosen === null) return setMissing('Choisissez un dossier.');
    const outcome = await call(projetEndpoints.transferProjet, {
      params: { from: dossier.id_fo, id: projet.id },
      body: { idDossierTo: chosen },
      idempotencyKey: newId(),
    });
    if (!outcome.ok) return setError(outcome.problem.message);
    notify('succes', `${name} : passé dans le dossier ${chosen}.`);
    await found.refresh();
    focusHeading();
  };
  return (
    <Dialog
      title={`Transférer « ${name} »`}
      onClose={onClose}
      action={others.length > 0 ? { label: 'Transférer le projet', onPress: transfer } : undefined}
    >
      {read.state === 'lu' && others.length === 0 && (
        <p>
          Aucun autre dossier de cet établissement n’est en cours de saisie. Commencez-en un, puis revenez
          ici.
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>Il quitte ce dossier et prend les années de l’autre. Vous le relirez là-bas.</p>
          <OptionsControl
            id="transfert-vers"
            label="Vers quel dossier ?"
            options={others.map((one) => ({
              value: one.id_fo,
              label: `${one.id_fo}, ${nomDe(one)}, ${one.description.exercice}`,
            }))}
            value={chosen}
            error={missing}
            onChange={(value) => {
              setChosen(typeof value === 'string' ? value : null);
              setError(null);
              setMissing(undefined);
            }}
          />
        </>
      )}
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

const isOffered = ({ id, genre, rights }: DossierItem, own: string): boolean =>
  id !== own && genre === 'subvention' && rights.commit === true;
