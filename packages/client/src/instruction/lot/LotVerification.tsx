import type { LigneLotView, LotView } from '@asso/contract/instruction/lot.schemas';
import { seuilConvention } from '@asso/domain/courrier/convention.rules';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { acteSaid, futurSaid, laissesSaid, motsLot, saisisSaid } from '@asso/domain/instruction/lot.words';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { sansRetour } from '../decision/decision-words.ts';
import { derniereFileHref } from '../file/file-instruction.ts';
import { LotLignes } from './LotLignes.tsx';
import { LotParametres } from './LotParametres.tsx';
import type { Lot } from './use-lot.ts';

type LotVerificationProps = { value: LotView; lot: Lot };

/** Shows everything that will and will not happen; nothing is done before the button of this page is pressed. */
export function LotVerification({ value, lot }: LotVerificationProps) {
  const [attempt, setAttempt] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  // A row that just got its amount stays in place, so that the rows do not move while the next amount is typed.
  const [tenues, setTenues] = useState<ReadonlyMap<number, LigneLotView>>(new Map());
  const { action, comptes, problems, accorde, sansConvention, reprise_minutes, enveloppes } = value;
  const isGrant = action === 'grant';
  const { prete } = comptes;
  const left = comptes.exclue + comptes.retiree;
  const shownLeft = left + tenues.size;
  const amount = action === 'grant' ? `, ${formatEuros(accorde)}` : '';
  const errors = problems.map(({ field = '', message }) => ({ field: field && `lot.${field}`, message }));
  const verb = acteSaid(action, prete);
  const ask = () => {
    setAttempt(errors.length > 0 ? attempt + 1 : 0);
    setIsConfirming(errors.length === 0);
  };
  const parametres = (
    <div className="lot-parametres">
      <LotParametres value={value} save={lot.save} errors={attempt > 0 ? errors : []} />
    </div>
  );
  return (
    <>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      {!isGrant && parametres}
      {sansConvention > 0 && (
        <Notice
          tone="attention"
          title={`${sansConvention} ${sansConvention < 2 ? 'dossier dépasse' : 'dossiers dépassent'} ${formatEuros(seuilConvention)} par an, sans convention`}
        >
          Une convention est obligatoire au-delà : choisissez-en le modèle, ou signez-la à part.
        </Notice>
      )}
      <section className="pile" aria-labelledby="lot-faits">
        <h2 id="lot-faits" className="fr-h6">
          {futurSaid(action, prete)}
          {amount}
        </h2>
        {isGrant && (
          <div className="lot-touches">
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => void lot.prendreDemandes()}
            >
              Accorder le montant demandé là où rien n’est proposé
            </button>
            <p className="discret">
              {touches.map(([touche, effet]) => (
                <span key={touche}>
                  <kbd>{touche}</kbd> {effet}{' '}
                </span>
              ))}
            </p>
          </div>
        )}
        <LotLignes
          id={value.id}
          etats={['prete']}
          action={action}
          saveLigne={lot.saveLigne}
          ailleurs={tenues}
        />
      </section>
      {shownLeft > 0 && (
        <section className="pile" aria-labelledby="lot-laisses">
          <h2 id="lot-laisses" className="fr-h6">
            {laissesSaid(left)}
          </h2>
          {tenues.size > 0 && <p>{saisisSaid(tenues.size)}</p>}
          <LotLignes
            id={value.id}
            etats={['exclue', 'retiree']}
            action={action}
            saveLigne={lot.saveLigne}
            tenues={tenues}
            onTenue={(ligne) =>
              setTenues((before) => new Map(before).set(ligne.rang, before.get(ligne.rang) ?? ligne))
            }
          />
        </section>
      )}
      {isGrant && parametres}
      <div className="actions">
        <ActionButton onPress={ask}>{verb}</ActionButton>
        <AppLink className="fr-link" href={derniereFileHref()}>
          Retour à la sélection
        </AppLink>
      </div>
      {isConfirming && (
        <Dialog
          title={`${verb}${amount} ?`}
          onClose={() => setIsConfirming(false)}
          action={{
            label: verb,
            onPress: async () => {
              await lot.launch();
              setIsConfirming(false);
            },
            isDanger: sansRetour.some((one) => one === action),
          }}
        >
          <p>{motsLot(action).effet}</p>
          <ul>
            {enveloppes.map(({ id, nom, avant, apres }) => (
              <li key={id}>
                Enveloppe {nom} : reste {formatEuros(avant)}, après : {formatEuros(apres)}.
              </li>
            ))}
            {isIssue(action) && (
              <li>
                {value.parametres.courriers?.length
                  ? 'Une lettre part avec le courriel.'
                  : 'Le courriel part sans lettre.'}
              </li>
            )}
            {left > 0 && <li>{laissesSaid(left)}.</li>}
          </ul>
          {isIssue(action) && (
            <p>
              {reprise_minutes === 0
                ? 'Tout part aussitôt : votre service ne garde pas ses décisions.'
                : `Rien ne part avant ${reprise_minutes} minutes : d’ici là, un bouton reprend toutes ces décisions.`}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

const touches = [
  ['Entrée', 'montant suivant'],
  ['Maj Entrée', 'précédent'],
  ['Ctrl V', 'coller une colonne'],
  ['Échap', 'puis Tab : les boutons de la ligne'],
] as const;
