import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { toServices } from '@asso/domain/service/nom-service.words';
import { useState } from 'react';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { call } from '../../platform/call/call.ts';
import { readRaison } from '../../platform/call/call-problems.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { AvisForm } from './AvisForm.tsx';
import { listSectionLabels, sayAvis } from './avis-words.ts';
import '../bureau/bureau.css';
import './avis.css';

type AvisPanelProps = { id_fo: string; service: string; mayAsk: boolean };

/** Lists the opinions asked of other services on this dossier, and lets an agent ask for one. */
export function AvisPanel({ id_fo, service, mayAsk }: AvisPanelProps) {
  const read = useRead(avisEndpoints.listAvisDossier, { params: { id: id_fo, service } });
  const [isAsking, setIsAsking] = useState(false);
  if (read.state !== 'lu') return null;
  const { items } = read.value;
  const withdraw = async ({ id, version, service_consulte }: AvisView) => {
    const outcome = await call(avisEndpoints.withdrawAvis, {
      params: { avis: id },
      ifMatch: version,
      idempotencyKey: newId(),
    });
    await read.reload();
    if (!outcome.ok) return notify('erreur', readRaison(outcome.problem));
    notify('succes', `Demande d’avis retirée : ${service_consulte} ne lit plus rien du dossier.`);
  };
  return (
    <section className="pile pile--serree" aria-labelledby="avis">
      <h2 id="avis" className="fr-h4">
        Avis d’autres services
      </h2>
      {items.length === 0 && <p className="discret">Aucun avis demandé.</p>}
      <ul className="liste-nue avis-rendus">
        {items.map((one) => (
          <li key={one.id}>
            <details className="plis" open={one.texte !== null}>
              <summary>
                <strong>{one.service_consulte}</strong> : {sayAvis(one)}
              </summary>
              <div className="pile pile--serree">
                {one.texte && <blockquote className="citation">{one.texte}</blockquote>}
                {one.document && <DocumentLink {...one.document} />}
                <p className="discret">
                  Question : {one.question} (montré : {listSectionLabels(one)})
                </p>
                {one.rights.retirer && (
                  <ActionButton kind="tertiaire" isSmall onPress={() => withdraw(one)}>
                    Retirer cette demande
                  </ActionButton>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
      {mayAsk && !isAsking && (
        <p>
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => setIsAsking(true)}
          >
            Demander un avis
          </button>
        </p>
      )}
      {isAsking && (
        <AvisForm
          id_fo={id_fo}
          service={service}
          onAsked={async ({ service_consulte }) => {
            setIsAsking(false);
            notify('succes', `Avis demandé ${toServices([service_consulte])}.`);
            await read.reload();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
