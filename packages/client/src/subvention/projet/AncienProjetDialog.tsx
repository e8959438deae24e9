import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { champsCarte } from '../../dossier/champs-carte.ts';
import { nameDossier } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWholeList } from '../../platform/use-whole-list.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import type { Wrong } from '../../ui/fields/use-form-errors.ts';
import { projetHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';

type AncienProjetProps = SubventionEdition & { onClose: () => void };
type Choix = { from?: string | null; projet?: string | null };

/** Copies a project from another dossier of the same establishment, with the years of this one. */
export function AncienProjetDialog({ dossier, found, onClose }: AncienProjetProps) {
  const { id_fo, demandeur } = dossier;
  const read = useWholeList(dossierEndpoints.listDossiers, {
    query: { demandeur: [demandeur.id_siret], ouvrables: 'true', fields: [...champsCarte] },
  });
  const saisie = useSaisie({
    name: null,
    value: {} as Choix,
    follow: (next, path) => (path === 'from' ? { ...next, projet: null } : next),
    send: async ({ from, projet }, idempotencyKey) =>
      from && projet
        ? call(projetEndpoints.duplicateProjet, {
            params: { id: from, projectId: projet },
            body: { idDossierTo: id_fo },
            idempotencyKey,
          })
        : null,
    say: ({ message }) => [{ field: '', message }],
    onDone: async ({ id }) => {
      await found.refresh();
      go(projetHref(dossier, id));
    },
  });
  const { from } = saisie.typed;
  const projets = useRead(projetEndpoints.listProjets, from ? { params: { id: from } } : null);
  const others =
    read.state === 'lu'
      ? read.value.items.filter((one) => one.id !== dossier.id && one.genre === 'subvention')
      : [];
  const anciens = projets.state === 'lu' ? (projets.value.items as readonly ProjetView[]) : [];
  const unread = [read, projets].find((one) => one.state === 'refuse');
  return (
    <SaisieDialog
      title="Reprendre un ancien projet"
      label="Reprendre ce projet"
      isReady={others.length > 0}
      prefix="ancien"
      saisie={saisie}
      fields={{
        ...(others.length > 0 && { from: rows.from }),
        ...(anciens.length > 0 && { projet: rows.projet }),
      }}
      rules={wrongOf(saisie.typed)}
      options={{
        dossier: others.map((one) => ({
          value: one.id_fo,
          label: `${one.id_fo}, ${nameDossier(one)}, ${one.description.exercice}`,
        })),
        projet: anciens.map((one) => ({ value: one.id, label: nomProjet(one) })),
      }}
      own={{
        from: (control) => <SelectControl {...control} />,
        projet: (control) => <OptionsControl {...control} />,
      }}
      before={
        others.length > 0 ? (
          <p>Ses textes sont copiés ici. Ses dates et ses montants prennent les années de ce dossier.</p>
        ) : (
          read.state === 'lu' && <p>Cet établissement n’a pas d’autre dossier dont reprendre un projet.</p>
        )
      }
      onClose={onClose}
    >
      {projets.state === 'lu' && anciens.length === 0 && <p>Ce dossier n’a pas de projet.</p>}
      {unread?.state === 'refuse' && (
        <p className="fr-message fr-message--error" role="alert">
          {unread.problem.message}
        </p>
      )}
    </SaisieDialog>
  );
}

const rows = {
  from: { kind: 'id', of: 'dossier', label: 'De quel dossier ?', requiredAt: 'saisie' },
  projet: { kind: 'id', of: 'projet', label: 'Quel projet ?', requiredAt: 'saisie' },
} as const satisfies Fields;

function wrongOf({ from, projet }: Choix): Wrong[] {
  if (!from) return [{ field: 'from', message: 'Choisissez un dossier.' }];
  return projet ? [] : [{ field: 'projet', message: 'Choisissez un projet.' }];
}
