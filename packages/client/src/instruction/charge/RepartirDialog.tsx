import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { type PersonneChargee, tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sumToStudy } from '@asso/domain/instruction/charge.rules';
import { vueToInstruct } from '@asso/domain/instruction/vues-file.rows';
import { useState } from 'react';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import type { OnLaisses } from '../file/en-place/resultat.ts';
import { useBulkActe } from '../file/en-place/use-acte-en-place.ts';
import { InstructionTable } from '../file/InstructionTable.tsx';
import { champsLus, type LigneFile } from '../file/ligne-file.ts';

type RepartirDialogProps = {
  service: BureauService;
  /** The person whose dossiers are given to somebody else. */
  personne: PersonneChargee;
  personnes: readonly PersonneChargee[];
  onLaisses: OnLaisses;
  onClose: () => void;
};

/** The most dossiers that one call may give; those that wait longest are listed. */
const montresAuPlus = 100;
const colonnes = ['projet', 'association', 'transmis', 'demande'] as const;

/**
 * Gives some of a person's dossiers, or of the unassigned ones, to a colleague, whose load is shown beside the name.
 */
export function RepartirDialog({ service, personne, personnes, onLaisses, onClose }: RepartirDialogProps) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      etats: [...vueToInstruct.etats],
      affectes: [personne.id ?? affecteAPersonne],
      id_service_instructeur: [service.id],
      tri: vueToInstruct.tri,
      limit: montresAuPlus,
      fields: champsLus(colonnes),
    },
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [a, setA] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const reread = useReread();
  const rows: readonly LigneFile[] = read.state === 'lu' ? read.value.items : [];
  const total = read.state === 'lu' ? read.value.total : 0;
  const named = rows.filter(({ id_fo }) => chosen.has(id_fo));
  const { isBusy, run } = useBulkActe(service.id, () => ({ ids: named.map(({ id }) => id) }), onLaisses);
  const confier = async () => {
    setIsAsked(true);
    if (a === null || named.length === 0) return;
    const affecte_a = a === affecteAPersonne ? null : a;
    if (!(await run({ action: 'affecter', parametres: { affecte_a } }))) return;
    await reread(tableauEndpoints.readCharge);
    onClose();
  };
  return (
    <Dialog
      size="xl"
      title={
        personne.id === null ? 'Confier des dossiers' : `Confier des dossiers ${withElision(personne.nom)}`
      }
      onClose={onClose}
      action={{
        label: named.length === 0 ? 'Confier' : `Confier ${count(named.length, 'dossier', 'dossiers')}`,
        onPress: confier,
        isBusy,
      }}
    >
      <div className="pile pile--serree" aria-busy={read.state === 'attente'}>
        <SelectControl
          id="confier-a"
          label="À qui"
          isRequired
          error={isAsked && a === null ? 'Choisissez à qui confier ces dossiers.' : undefined}
          options={personnes
            .filter(({ id, isDuService }) => id !== personne.id && isDuService)
            .map(({ id, nom, nombres }) => ({
              value: id ?? affecteAPersonne,
              label: id === null ? 'Personne : les libérer' : `${nom} (${sumToStudy(nombres)} à étudier)`,
            }))}
          value={a}
          onChange={(value) => setA(typeof value === 'string' ? value : null)}
        />
        {isAsked && named.length === 0 && (
          <p className="fr-error-text" role="alert">
            Cochez au moins un dossier.
          </p>
        )}
        {read.state === 'refuse' && <p>{read.problem.message}</p>}
        {rows.length > 0 && (
          <InstructionTable
            caption="Dossiers à confier"
            rows={rows}
            colonnes={colonnes}
            hrefOf={({ genre, id_fo, demandeur }) =>
              dossierHref({ genre, id_fo, id_siret: demandeur.id_siret })
            }
            selection={{
              chosen,
              onChange: setChosen,
              nameOf: ({ id_fo, demandeur }) => `${demandeur.nom}, dossier ${id_fo}`,
            }}
          />
        )}
        {total > rows.length && rows.length > 0 && (
          <p className="discret">
            Les {rows.length} plus anciens sur {total}. Les autres se confient depuis la file.
          </p>
        )}
      </div>
    </Dialog>
  );
}
