import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import type { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sayEngage } from '@asso/domain/instruction/enveloppe.rules';

type Accordes = ReplyOf<typeof enveloppeEndpoints.listEnveloppes>['accordes'];
type EnveloppeDetailsProps = { enveloppe: EnveloppeView; accordes: Accordes };

/**
 * Says what the bars do not: what may still be taken back, what the campaign grants in all, and what other campaigns
 * took from the year of this envelope.
 */
export function EnveloppeDetails({ enveloppe, accordes }: EnveloppeDetailsProps) {
  const said = describeEnveloppe(enveloppe, accordes);
  if (said.length === 0) return null;
  return (
    <ul className="liste-nue petit">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

export function describeEnveloppe(enveloppe: EnveloppeView, accordes: Accordes): string[] {
  const { id_service, code_subvention, campagne_exercice, exercice, en_attente } = enveloppe;
  const siblings = accordes.filter(
    (one) => one.id_service === id_service && one.code_subvention === code_subvention,
  );
  const campagne = siblings.find((one) => one.campagne_exercice === campagne_exercice);
  const engage = campagne && sayEngage(campagne.engages);
  const ailleurs = siblings.flatMap((one) =>
    one.hors_enveloppe
      .filter(({ annee }) => annee === exercice && one.campagne_exercice !== campagne_exercice)
      .map(
        ({ accorde }) =>
          `Déjà engagé pour ${exercice} par la campagne ${one.campagne_exercice}, hors de cette enveloppe : ${formatEuros(accorde)}.`,
      ),
  );
  return [
    ...(en_attente > 0
      ? [`Dont ${formatEuros(en_attente)} de décisions qui peuvent encore être reprises.`]
      : []),
    ...(engage && exercice === campagne_exercice
      ? [`Accordé par la campagne : ${formatEuros(campagne.accorde)}, ${engage}.`]
      : []),
    ...ailleurs,
  ];
}
