import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { FieldRows } from '../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { type LieuSiege, lieuReponses, lieuxSiege, siegeLieu } from './siege.ts';

const path = 'coordonnees.info_siege';
const { info_siege } = demandeSiretFields.coordonnees.fields;

/** Asks where the head office is, in one question; the request keeps the answer as two booleans. */
export function SiegeField({ form, siege }: { form: Form; siege: Parameters<typeof siegeLieu>[0] }) {
  const choose = (lieu: LieuSiege) => {
    for (const [name, value] of Object.entries(lieuReponses(lieu))) form.onChange(`${path}.${name}`, value);
  };
  return (
    <div className="formulaire">
      <OptionsControl
        id={fieldId(`${path}.domicile_provisoire_rl`)}
        label="Le siège est"
        options={lieuxSiege}
        value={siegeLieu(siege)}
        error={errorAt(form.errors ?? [], `${path}.domicile_provisoire_rl`)}
        onChange={(value) => choose(value as LieuSiege)}
        onLeave={() => form.onLeave?.(path)}
      />
      <FieldRows form={form} fields={info_siege.fields} only={['domiciliataire_nom']} parentPath={path} />
    </div>
  );
}
