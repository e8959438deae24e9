import type { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { seuilConvention } from '@asso/domain/courrier/convention.rules';
import { type NatureCourrier, naturesDe } from '@asso/domain/courrier/modele-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { fieldId } from '../ui/fields/field-errors.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';

export type ModelePublie = ReplyOf<typeof courrierEndpoints.listModelesPour>[number];

type ChoixCourriersProps = {
  action: ActionService;
  modeles: readonly ModelePublie[];
  /** These are the ids of the published versions that are chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** A written agreement is required, since the grant is above the yearly threshold. */
  needsConvention: boolean;
  error?: string;
};

/** The agent chooses at most one letter of each nature; nothing is shown where the service published none. */
export function ChoixCourriers(props: ChoixCourriersProps) {
  const { action, modeles, chosen, onChange, needsConvention, error } = props;
  const natures = naturesDe(action).filter((nature) => modeles.some((one) => one.nature === nature));
  const choose = (nature: NatureCourrier, version: unknown) => {
    const others = chosen.filter((id) => modeles.find((one) => one.id_version === id)?.nature !== nature);
    onChange(typeof version === 'string' ? [...others, version] : others);
  };
  return natures.map((nature) => {
    const options = modeles.filter((one) => one.nature === nature);
    return (
      <SelectControl
        key={nature}
        id={fieldId(`courriers-${nature}`)}
        label={nature === 'convention' ? 'Convention' : 'Lettre'}
        help={helps[nature] ?? 'Facultative. L’association la lit et la télécharge dans son dossier.'}
        warning={
          nature === 'convention' &&
          needsConvention &&
          !options.some((one) => chosen.includes(one.id_version))
            ? `Au-delà de ${formatEuros(seuilConvention)} par an, une convention est obligatoire.`
            : undefined
        }
        error={error}
        options={options.map(({ id_version, nom, numero }) => ({
          value: id_version,
          label: `${nom} (version ${numero})`,
        }))}
        value={options.find((one) => chosen.includes(one.id_version))?.id_version ?? null}
        onChange={(version) => choose(nature, version)}
      />
    );
  });
}

const helps: Partial<Record<NatureCourrier, string>> = {
  convention: `Exigée au-delà de ${formatEuros(seuilConvention)} par an (décret 2001-495).`,
};
