import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';

type PartagePanelProps = {
  dossier: Pick<DossierHead, 'id_fo'>;
  /** The endpoint of the pages of this dossier, read again after a change. */
  lecture: Endpoint;
  onClose: () => void;
};

/**
 * « Travailler à plusieurs »: the panel lists who may write in this dossier, and gives or removes this right at once.
 */
export function PartagePanel({ dossier, lecture, onClose }: PartagePanelProps) {
  const read = useRead(partageEndpoints.readPartage, { params: { id: dossier.id_fo } });
  const reread = useReread();
  const [error, setError] = useState<string | null>(null);
  const change = async (id: string, nom: string, isShared: boolean) => {
    const outcome = await call(partageEndpoints.changePartage, {
      params: { _id: dossier.id_fo },
      body: isShared ? { retire: [id] } : { ajoute: [id] },
      idempotencyKey: newId(),
    });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    await Promise.all([read.reload(), reread(lecture)]);
    announce(isShared ? `${nom} n’a plus accès au dossier.` : `${nom} peut modifier le dossier.`);
  };
  const personnes = read.state === 'lu' ? read.value.personnes : [];
  const others = personnes.filter(({ isCreateur, isMoi }) => !isCreateur && !isMoi);
  const has = personnes.filter(({ isCreateur, isMoi }) => isCreateur || isMoi);
  return (
    <Dialog title={`Partager le dossier ${dossier.id_fo}`} onClose={onClose}>
      <div className="pile">
        {error && (
          <p className="fr-message fr-message--error" role="alert">
            {error}
          </p>
        )}
        {read.state === 'refuse' && <p role="alert">{read.problem.message}</p>}
        {has.map(({ id, nom, isMoi, isCreateur }) => (
          <p key={id}>
            {isMoi ? `Vous, ${nom}` : nom}
            {isCreateur ? ' : a commencé ce dossier' : ' : peut modifier'}
          </p>
        ))}
        {others.length > 0 ? (
          <fieldset className="fr-fieldset">
            <legend className="fr-fieldset__legend">Peuvent aussi modifier</legend>
            {others.map(({ id, nom, fonction, civilite, isPartage }) => (
              <div className="fr-fieldset__element" key={id}>
                <div className="fr-checkbox-group">
                  <input
                    id={`partage-${id}`}
                    type="checkbox"
                    checked={isPartage}
                    onChange={() => void change(id, nom, isPartage)}
                  />
                  <label className="fr-label" htmlFor={`partage-${id}`}>
                    {nom}
                    <span className="fr-hint-text">{sayFonction(fonction, civilite)}</span>
                  </label>
                </div>
              </div>
            ))}
          </fieldset>
        ) : (
          read.state === 'lu' && (
            <p>
              Personne d’autre ne gère cette association. Invitez une personne depuis « Personnes et accès ».
            </p>
          )
        )}
        <p className="discret">
          Chaque personne est prévenue dès que vous lui ouvrez ou lui retirez le dossier.
        </p>
      </div>
    </Dialog>
  );
}
