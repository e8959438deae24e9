import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { seuilConvention } from '@asso/domain/courrier/convention.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  sayActeLot,
  sayDossiersLeft,
  sayLotToCome,
  saySommeAccordee,
} from '@asso/domain/instruction/lot.words';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { derniereFileHref } from '../file/file-instruction.ts';
import { LotConfirmation } from './LotConfirmation.tsx';
import { LotLignes } from './LotLignes.tsx';
import { LotParametres } from './LotParametres.tsx';
import type { LotState } from './use-lot.ts';

type LotVerificationProps = { value: LotView; lot: LotState };

/** Shows everything that will and will not happen; nothing is done before the button of this page is pressed. */
export function LotVerification({ value, lot }: LotVerificationProps) {
  const [attempt, setAttempt] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const { action, comptes, problems, accorde, annees, sansConvention } = value;
  const isGrant = action === 'grant';
  const { prete } = comptes;
  const left = comptes.exclue + comptes.retiree;
  const errors = problems.map(({ field = '', message }) => ({ field: field && `lot.${field}`, message }));
  const ask = async () => {
    // A text that was being typed is saved as its field is left: what is missing is judged once it is.
    const last = (await lot.settled()) ?? value;
    setAttempt(last.problems.length > 0 ? attempt + 1 : 0);
    setIsConfirming(last.problems.length === 0);
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
          {sayLotToCome(action, prete)}
          {isGrant && `, ${saySommeAccordee(accorde, annees)}`}
        </h2>
        {isGrant && left > 0 && <p>{sayDossiersLeft(left)} : voyez « Pourquoi ».</p>}
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
          // Amounts are typed down one table, in the order of the queue: no line moves when its amount comes.
          etats={isGrant ? ['prete', 'exclue', 'retiree'] : ['prete']}
          action={action}
          saveLigne={lot.saveLigne}
        />
      </section>
      {!isGrant && left > 0 && (
        <section className="pile" aria-labelledby="lot-laisses">
          <h2 id="lot-laisses" className="fr-h6">
            {sayDossiersLeft(left)}
          </h2>
          <LotLignes id={value.id} etats={['exclue', 'retiree']} action={action} saveLigne={lot.saveLigne} />
        </section>
      )}
      {isGrant && parametres}
      <div className="actions">
        <ActionButton onPress={ask}>{sayActeLot(action, prete)}</ActionButton>
        <AppLink className="fr-link" href={derniereFileHref()}>
          Retour à la sélection
        </AppLink>
      </div>
      {isConfirming && <LotConfirmation value={value} lot={lot} onClose={() => setIsConfirming(false)} />}
    </>
  );
}

const touches = [
  ['Entrée', 'montant suivant'],
  ['Maj Entrée', 'précédent'],
  ['Ctrl V', 'coller des montants, avec ou sans numéros'],
  ['Ctrl Z', 'annuler le collage'],
  ['Échap', 'puis Tab : les boutons de la ligne'],
] as const;
