import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { champsCarte, type DossierCarte } from '../../dossier/champs-carte.ts';
import { nameDossier } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useWholeList } from '../../platform/use-whole-list.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { focusHeading } from '../../ui/page/focus.ts';
import type { SubventionEdition } from '../edition.ts';

type TransfertProps = SubventionEdition & { projet: ProjetView; onClose: () => void };

/** Moves the project to another dossier that is still being written. */
export function TransfertDialog({ dossier, found, projet, onClose }: TransfertProps) {
  const read = useWholeList(dossierEndpoints.listDossiers, {
    query: {
      etats: ['A', 'C'],
      demandeur: [dossier.demandeur.id_siret],
      ouvrables: 'true',
      fields: [...champsCarte],
    },
  });
  const name = nomProjet(projet);
  const saisie = useSaisie({
    name: null,
    value: {} as { vers?: string | null },
    send: ({ vers }, idempotencyKey) =>
      call(projetEndpoints.transferProjet, {
        params: { from: dossier.id_fo, id: projet.id },
        body: { idDossierTo: vers ?? '' },
        idempotencyKey,
      }),
    say: ({ message }) => [{ field: '', message }],
    onDone: async (_, { vers }) => {
      notify('succes', `${name} : passé dans le dossier ${vers}.`);
      await found.refresh();
      focusHeading();
    },
  });
  const others = read.state === 'lu' ? read.value.items.filter((one) => isOffered(one, dossier.id)) : [];
  const isReady = others.length > 0;
  return (
    <SaisieDialog
      title={`Transférer « ${name} »`}
      label="Transférer le projet"
      isReady={isReady}
      prefix="transfert"
      saisie={saisie}
      fields={
        isReady
          ? { vers: { kind: 'id', of: 'dossier', label: 'Vers quel dossier ?', requiredAt: 'saisie' } }
          : {}
      }
      rules={saisie.typed.vers ? [] : [{ field: 'vers', message: 'Choisissez un dossier.' }]}
      options={{
        dossier: others.map((one) => ({
          value: one.id_fo,
          label: `${one.id_fo}, ${nameDossier(one)}, ${one.description.exercice}`,
        })),
      }}
      own={{ vers: (control) => <OptionsControl {...control} /> }}
      before={
        isReady ? (
          <p>Il quitte ce dossier et prend les années de l’autre. Vous le relirez là-bas.</p>
        ) : (
          read.state === 'lu' && (
            <p>
              Aucun autre dossier de cet établissement n’est en cours de saisie. Commencez-en un, puis revenez
              ici.
            </p>
          )
        )
      }
      onClose={onClose}
    />
  );
}

const isOffered = ({ id, genre, rights }: DossierCarte, own: string): boolean =>
  id !== own && genre === 'subvention' && rights.commit === true;
