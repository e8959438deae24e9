import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { etiquetteMax } from '@asso/domain/instruction/etiquette.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useReread } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { useFocusNext } from '../../ui/page/use-focus-next.ts';
import { SupprimerLigne } from '../file/SupprimerLigne.tsx';

type Etiquette = BureauService['etiquettes'][number];
type EtiquettesGestionProps = { service: BureauService; onClose: () => void };

/** Lets an agent rename a label of the service wherever it is used, or take it off every dossier. */
export function EtiquettesGestion({ service, onClose }: EtiquettesGestionProps) {
  const { rename, remove } = useEtiquettes(service.id);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const focusNext = useFocusNext();
  const leave = async (etiquette: Etiquette) => {
    const problem = await remove(etiquette);
    setRefusal(problem?.message ?? null);
    if (!problem) announce(`Étiquette ${etiquette.nom} supprimée.`);
  };
  return (
    <Dialog title="Étiquettes du service" onClose={onClose}>
      <div className="pile">
        {refusal !== null && (
          <Notice tone="erreur" title="L’étiquette n’a pas été supprimée">
            {refusal}
          </Notice>
        )}
        <p>
          Elles sont communes à {service.nom}. Renommer une étiquette la renomme sur tous les dossiers ; la
          supprimer la retire de tous.
        </p>
        {service.etiquettes.length === 0 && <p>Votre service n’a plus d’étiquette.</p>}
        <ul className="liste-nue lignes-rangees">
          {service.etiquettes.map((one) => (
            <li key={one.id} className="lignes-rangees__ligne">
              {renamed === one.id ? (
                <Renommer
                  etiquette={one}
                  onRename={async (nom) => (await rename(one, nom))?.message}
                  onDone={() => {
                    setRenamed(null);
                    focusNext(boutonOf(one));
                  }}
                />
              ) : (
                <>
                  <span>{one.nom}</span>
                  <span className="lignes-rangees__ordre">
                    <button
                      type="button"
                      id={boutonOf(one)}
                      className="fr-btn fr-btn--tertiary fr-btn--sm"
                      onClick={() => {
                        setRenamed(one.id);
                        focusNext(champOf(one));
                      }}
                    >
                      Renommer<span className="invisible"> {one.nom}</span>
                    </button>
                    <SupprimerLigne nom={one.nom} onConfirm={() => leave(one)} />
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const champOf = ({ id }: Etiquette): string => fieldId(`etiquette.${id}`);
const boutonOf = (etiquette: Etiquette): string => `${champOf(etiquette)}-renommer`;

type RenommerProps = {
  etiquette: Etiquette;
  /** Returns the sentence of a refusal, and undefined once the label is renamed. */
  onRename: (nom: string) => Promise<string | undefined>;
  onDone: () => void;
};

function Renommer({ etiquette, onRename, onDone }: RenommerProps) {
  const { id, nom } = etiquette;
  const saisie = useSaisie({
    name: null,
    value: { [id]: nom } as Record<string, string | null>,
    send: async (typed) => {
      const message = await onRename(typed[id] ?? '');
      return message === undefined ? [] : [{ field: id, message }];
    },
    onDone: (_, typed) => {
      announce(`Étiquette ${typed[id]?.trim() ?? ''} renommée.`);
      onDone();
    },
  });
  return (
    <SaisieForm
      label="Enregistrer le nom"
      kind="secondaire"
      prefix="etiquette"
      saisie={saisie}
      fields={{
        [id]: {
          kind: 'text',
          label: `Nouveau nom de « ${nom} »`,
          max: etiquetteMax,
          requiredAt: 'saisie',
        },
      }}
      rules={[]}
      onCancel={onDone}
    />
  );
}

type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

/** Renames or deletes the labels of a service; then every page that shows them reads them again. */
function useEtiquettes(service: string) {
  const reread = useReread();
  const done = async (outcome: Outcome): Promise<ProblemReply | null> => {
    const { readBureau, readBureauDossier } = bureauEndpoints;
    await Promise.all([readBureau, readBureauDossier, dossierEndpoints.listDossiers].map(reread));
    return outcome.ok ? null : outcome.problem;
  };
  const at = ({ id, version }: Etiquette) => ({ params: { service, etiquette: id }, ifMatch: version });
  return {
    rename: async (etiquette: Etiquette, nom: string) =>
      done(await call(bureauEndpoints.renameEtiquette, { ...at(etiquette), body: { nom } })),
    remove: async (etiquette: Etiquette) => done(await call(bureauEndpoints.deleteEtiquette, at(etiquette))),
  };
}
