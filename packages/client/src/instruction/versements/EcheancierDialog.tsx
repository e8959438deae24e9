import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { PaiementsTable } from '../../paiement/PaiementsTable.tsx';
import { saySuiteFor } from '../../paiement/suite-lue.ts';
import { useRead } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';

type EcheancierDialogProps = {
  ligne: LigneAVerser;
  service: { id: string; nom: string };
  onClose: () => void;
};

/** Shows what was granted, asked and paid for one dossier, the account of each payment, and what comes next. */
export function EcheancierDialog({ ligne, service, onClose }: EcheancierDialogProps) {
  const read = useRead(paiementEndpoints.listPaiements, {
    params: { id: ligne.id_fo, service: service.id },
  });
  const lecteur = { cote: 'service', service: service.nom } as const;
  return (
    <Dialog size="lg" title={`Échéancier : ${ligne.nom}`} onClose={onClose}>
      <div className="pile pile--serree" aria-busy={read.state === 'attente'}>
        <p className="discret">
          {[ligne.association, ligne.aide].filter(Boolean).join(' · ')} ·{' '}
          <span className="nombre">{ligne.id_fo}</span>
        </p>
        {read.state === 'refuse' && <p>{read.problem.message}</p>}
        {read.state === 'lu' && (
          <>
            <KeyFigures
              label="Montants"
              figures={[
                {
                  label: read.value.accorde_le
                    ? `Accordé le ${formatDate(new Date(read.value.accorde_le))}`
                    : 'Accordé',
                  value: formatEurosCents(read.value.accorde),
                },
                { label: 'Versé', value: formatEurosCents(read.value.verse) },
                { label: 'Reste à demander', value: formatEurosCents(read.value.reste) },
              ]}
            />
            {read.value.suite_reste && <p>{saySuiteFor(read.value.suite_reste, lecteur)}</p>}
            {read.value.items.length > 0 && (
              <PaiementsTable
                items={read.value.items.map((one) => ({ ...one, moves: [] }))}
                onAct={() => undefined}
                lecteur={lecteur}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
