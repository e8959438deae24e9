import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import { findGenreChamp, reponseGenres } from '@asso/domain/catalogue/genres.rows';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';

type GenresDeReponseProps = { form: Form; path: string; question: ChampPersonnaliseSaisi };

const reglables = ['max', 'multiline', 'decimals', 'borne_min', 'borne_max'] as const;

/** Chooses the kind of the answer; settings that no longer have an effect are cleared. */
export function GenresDeReponse({ form, path, question }: GenresDeReponseProps) {
  const chosen = findGenreChamp(question);
  const id = fieldId(`${path}.kind`);
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], `${path}.kind`);
  const choose = (genre: (typeof reponseGenres)[number]) => {
    for (const name of reglables) {
      if (!Object.hasOwn(genre.pose, name) && !genre.reglages.includes(name) && question[name] != null)
        form.onChange(`${path}.${name}`, null);
    }
    for (const [name, to] of Object.entries(genre.pose)) form.onChange(`${path}.${name}`, to);
    form.onLeave?.(`${path}.kind`);
  };
  return (
    <fieldset className="genres" id={id} aria-describedby={error && `${id}-message`}>
      <legend className="groupe__legende">Réponse attendue</legend>
      {reponseGenres.map((genre) => (
        <label key={genre.id} className="genres__genre">
          <input type="radio" name={id} checked={chosen?.id === genre.id} onChange={() => choose(genre)} />
          <span>{genre.label}</span>
        </label>
      ))}
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
