import {
  type RattachementView,
  rattachementEndpoints,
} from '@asso/contract/association/rattachement.endpoints';
import { type Rattachement, rattachementFields } from '@asso/domain/association/fusion/rattachement.fields';
import { formatSiren } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { focusHeading } from '../../ui/page/focus.ts';
import { numerosHref } from './numeros-href.ts';

type CorrigerProps = { id: string; lu: RattachementView; onChanged: () => Promise<unknown> };

/** A button that opens the form of the numbers. */
export function CorrigerNumeros(props: CorrigerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsOpen(true)}>
        Corriger un numéro
      </button>
      {isOpen && <CorrigerDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CorrigerDialog({ id, lu, onChanged, onClose }: CorrigerProps & { onClose: () => void }) {
  /** The number that is another file's: both may then be merged. */
  const [pris, setPris] = useState<string | null>(null);
  const { id_rna, id_siren } = lu.association;
  const saisie = useSaisie({
    name: null,
    value: { id_rna, id_siren } as Rattachement,
    send: async (value) => {
      const { id_rna, id_siren, garde_anciens, motif } = value;
      const outcome = await call(rattachementEndpoints.corrigerNumeros, {
        query: { id_asso: id },
        body: { id_rna: id_rna || null, id_siren: id_siren || null, garde_anciens, motif: motif ?? '' },
        ifMatch: lu.version,
      });
      const problem = outcome.ok
        ? undefined
        : outcome.problem.problems.find(({ code }) => code === 'association.numero-d-une-autre');
      setPris(problem ? ((problem.field === 'id_siren' ? id_siren : id_rna) ?? null) : null);
      return outcome;
    },
    onDone: async () => {
      onClose();
      notify('succes', 'Les numéros sont corrigés.');
      await onChanged();
      focusHeading();
    },
  });
  return (
    <SaisieDialog
      title="Corriger un numéro"
      label="Corriger"
      saisie={saisie}
      fields={rattachementFields}
      before={
        <p>
          Les imports des registres ne reviendront pas sur le numéro que vous donnez. Ce que le registre dit
          de ce numéro arrivera avec le prochain import.
        </p>
      }
      onClose={onClose}
    >
      {retires(lu.association, saisie.typed).map((numero) => (
        <p key={numero}>{numero} sera retiré de cette fiche, et les imports ne l’y remettront pas.</p>
      ))}
      {pris && (
        <p>
          <AppLink href={numerosHref(id, pris)} onClick={onClose}>
            Voir ce que la fusion des deux fiches déplacerait
          </AppLink>
        </p>
      )}
    </SaisieDialog>
  );
}

/** Names the numbers of the file that were erased in the form: they will be taken away. */
const retires = ({ id_rna, id_siren }: RattachementView['association'], value: Rattachement): string[] => [
  ...(id_rna && !value.id_rna ? [`Le numéro RNA ${id_rna}`] : []),
  ...(id_siren && !value.id_siren ? [`Le SIREN ${formatSiren(id_siren)}`] : []),
];
