import {
  type ApercuFusionView,
  rattachementEndpoints,
} from '@asso/contract/association/rattachement.endpoints';
import { annulationDelaiText } from '@asso/domain/association/fusion/fusion.words';
import { confirmationFields } from '@asso/domain/association/fusion/rattachement.fields';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ActeButton } from '../acces/ActeButton.tsx';
import { numerosHref } from './numeros-href.ts';

type ApercuProps = { id: string; avec: string; onChanged: () => Promise<unknown> };

/** Shows what the merge of the other file would move, and makes it. */
export function ApercuFusion({ id, avec, onChanged }: ApercuProps) {
  const read = useRead(rattachementEndpoints.apercuFusion, { query: { id_asso: id, absorbee: avec } });
  return (
    <section className="pile" aria-labelledby="apercu">
      <h2 id="apercu" className="fr-h4">
        Ce qui sera déplacé
      </h2>
      <ReadPart read={read}>
        {(apercu) => (
          <>
            <DeuxFiches apercu={apercu} />
            <Liste titre="Vers la fiche gardée">
              {apercu.deplaces.map(({ quoi, doublons }) => (
                <li key={quoi}>
                  {quoi}
                  {doublons && <span className="discret"> – {doublons}</span>}
                </li>
              ))}
              {apercu.deplaces.length === 0 && <li>Rien : l’autre fiche est vide.</li>}
            </Liste>
            <Liste titre="Les numéros">
              {apercu.numeros.map((numero) => (
                <li key={numero}>{numero}</li>
              ))}
              {apercu.numeros.length === 0 && <li>L’autre fiche n’en porte aucun.</li>}
            </Liste>
            {apercu.a_savoir.length > 0 && (
              <Notice tone="attention" title="À savoir avant de fusionner">
                <ul>
                  {apercu.a_savoir.map((said) => (
                    <li key={said}>{said}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <Liste titre="Dans tous les cas">
              {apercu.regles.map((regle) => (
                <li key={regle}>{regle}</li>
              ))}
            </Liste>
            {apercu.empeche && <Notice tone="erreur" title={apercu.empeche} />}
            <div className="actions">
              {!apercu.empeche && <Fusionner id={id} apercu={apercu} onChanged={onChanged} />}
              <AppLink
                className="fr-btn fr-btn--secondary fr-btn--sm"
                href={numerosHref(apercu.absorbee.id_correspondance, apercu.gardee.id_correspondance)}
                onClick={wantHeadingFocus}
              >
                Garder plutôt l’autre fiche
              </AppLink>
            </div>
          </>
        )}
      </ReadPart>
      <p>
        <AppLink href={numerosHref(id)} onClick={wantHeadingFocus}>
          Ne pas fusionner
        </AppLink>
      </p>
    </section>
  );
}

const DeuxFiches = ({ apercu: { gardee, absorbee } }: { apercu: ApercuFusionView }) => (
  <dl className="pile pile--serree">
    {[
      { titre: 'Fiche gardée', fiche: gardee },
      { titre: 'Fiche fusionnée', fiche: absorbee },
    ].map(({ titre, fiche }) => (
      <div key={titre}>
        <dt>{titre}</dt>
        <dd>
          <strong>{fiche.nom}</strong>
          {fiche.commune && `, ${fiche.commune}`}
          {fiche.etat === 'dissoute' && ', dissoute'}
          <br />
          <span className="discret">
            {[...fiche.numeros, `numéro ${fiche.id_correspondance} dans le portail`].join(' · ')}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

const Liste = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <div>
    <h3 className="fr-h6">{titre}</h3>
    <ul>{children}</ul>
  </div>
);

type FusionnerProps = { id: string; apercu: ApercuFusionView; onChanged: () => Promise<unknown> };

const Fusionner = ({ id, apercu: { gardee, absorbee }, onChanged }: FusionnerProps) => (
  <ActeButton
    label="Fusionner"
    what="les deux fiches"
    kind="principal"
    title="Fusionner les deux fiches"
    confirm="Fusionner"
    fields={confirmationFields}
    act={(_, { motif }) =>
      call(rattachementEndpoints.fusionner, {
        query: { id_asso: id },
        body: {
          absorbee: absorbee.id_association,
          motif: motif ?? '',
          versions: { gardee: gardee.version, absorbee: absorbee.version },
        },
      })
    }
    done="Les deux fiches sont réunies."
    onDone={async () => {
      go(numerosHref(id), { replace: true });
      await onChanged();
    }}
  >
    <p>
      {absorbee.nom} sera réunie à {gardee.nom}. {annulationDelaiText}
    </p>
  </ActeButton>
);
