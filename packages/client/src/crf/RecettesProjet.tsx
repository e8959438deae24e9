import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { withElision } from '@asso/domain/identifiants/elision';
import type { Fields } from '@asso/domain/kernel/fields';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { prevuEuros } from './prevu-said.ts';
import { nameCrfService, type ProjetCrfDraft } from './use-crf-projet.ts';

const { financements, cofinancements } = crfProjetFields;

/** Asks what was used of the grant and what other funders gave, each beside the granted or planned amount. */
export function RecettesProjet({ crf, draft, form, chemin }: ProjetCrfDraft) {
  const service = nameCrfService(crf);
  const list = { ...form, saysRequired: false };
  return (
    <div className="pile pile--serree">
      {(draft.value.financements ?? []).map((one) => (
        <FieldList
          key={one.id}
          {...list}
          fields={named(financements.fields.montant_realise, {
            label: `Subvention utilisée, ${service(one.id_service_instructeur)}`,
            aide: prevuEuros(one.montant_accorde, 'Accordé'),
          })}
          parentPath={`${chemin}.financements.${one.id}`}
        />
      ))}
      {(draft.value.cofinancements ?? []).map((one) => (
        <FieldList
          key={one.id}
          {...list}
          fields={named(cofinancements.fields.montant_realise, {
            label: `Reçu ${withElision(one.nom ?? 'ce cofinanceur')}`,
            aide: [prevuEuros(one.montant, 'Prévu'), '0 si ce financement n’est pas venu.']
              .filter(Boolean)
              .join('. '),
          })}
          parentPath={`${chemin}.cofinancements.${one.id}`}
        />
      ))}
    </div>
  );
}

const named = (row: Fields[string], words: { label: string; aide?: string }): Fields => ({
  montant_realise: { ...row, ...words },
});
