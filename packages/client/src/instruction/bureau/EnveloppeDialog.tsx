import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';

type Campagnes = ReplyOf<typeof enveloppeEndpoints.listEnveloppes>['campagnes'];

type EnveloppeDialogProps = {
  /** Null when an envelope is being created. */
  enveloppe: EnveloppeView | null;
  campagnes: Campagnes;
  onDone: (fait: string) => Promise<void>;
  onClose: () => void;
};

const rows = {
  code_subvention: { kind: 'id', of: 'campagne', label: 'Campagne', requiredAt: 'saisie' },
  sous_dispositif: {
    kind: 'id',
    of: 'sous-dispositif',
    label: 'Sous-dispositif',
    aide: 'Laissez vide pour toute la campagne.',
  },
  exercice: { kind: 'int', label: 'Année de l’argent', min: 1000, max: 9999, requiredAt: 'saisie' },
  total: { kind: 'euros', label: 'Montant de l’enveloppe', requiredAt: 'saisie' },
} as const satisfies Fields;
const { total } = rows;

const cleOf = ({ id_service, code_subvention, campagne_exercice }: Campagnes[number]): string =>
  `${id_service} ${code_subvention} ${campagne_exercice}`;

/** Creates an envelope with its campaign, year and amount; an existing envelope can only change its amount. */
export function EnveloppeDialog({ enveloppe, campagnes, onDone, onClose }: EnveloppeDialogProps) {
  const [first] = campagnes;
  const campagneOf = (cle: unknown) => campagnes.find((one) => cleOf(one) === cle);
  const saisie = useSaisie({
    name: `enveloppe-${enveloppe?.id ?? 'nouvelle'}`,
    value: (enveloppe
      ? { total: enveloppe.total }
      : { code_subvention: first && cleOf(first), exercice: first?.campagne_exercice }) as Draft<typeof rows>,
    follow: (next, path) => (path === 'code_subvention' ? { ...next, sous_dispositif: null } : next),
    send: async (value, idempotencyKey) => {
      if (enveloppe) {
        return call(enveloppeEndpoints.saveEnveloppe, {
          params: { enveloppe: enveloppe.id },
          ifMatch: enveloppe.version,
          body: { total: value.total },
        });
      }
      const campagne = campagneOf(value.code_subvention);
      return call(enveloppeEndpoints.createEnveloppe, {
        body: {
          id_service: campagne?.id_service ?? '',
          code_subvention: campagne?.code_subvention ?? '',
          campagne_exercice: campagne?.campagne_exercice ?? 0,
          exercice: Number(value.exercice) || 0,
          sous_dispositif: value.sous_dispositif ?? '',
          total: value.total,
        },
        idempotencyKey,
      });
    },
    onDone: () => onDone(enveloppe ? 'Enveloppe modifiée.' : 'Enveloppe fixée.'),
  });
  const sous = campagneOf(saisie.typed.code_subvention)?.sous_dispositifs ?? [];
  return (
    <SaisieDialog
      title={enveloppe ? 'Modifier l’enveloppe' : 'Fixer une enveloppe'}
      label="Enregistrer l’enveloppe"
      prefix="enveloppe"
      saisie={saisie}
      fields={enveloppe ? { total } : rows}
      rules={[]}
      options={{
        campagne: campagnes.map((one) => ({ value: cleOf(one), label: one.titre })),
        'sous-dispositif': sous.map(({ code, label }) => ({ value: code, label })),
      }}
      own={{
        code_subvention: (control) => <SelectControl {...control} />,
        sous_dispositif: (control) => <SelectControl {...control} />,
      }}
      onClose={onClose}
    />
  );
}
