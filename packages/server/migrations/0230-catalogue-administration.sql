-- Who administers a subvention looks at it before anything is published: what it is called and which service answers for it stand here.
alter table subvention
  add column titre text,
  add column id_service_referent uuid,
  -- Taken away: its code may be given again.
  add column supprimee_le timestamptz;

alter table subvention drop constraint subvention_code_key;
create unique index subvention_code on subvention (code) where supprimee_le is null;
create index subvention_titre on subvention (titre, id) where supprimee_le is null;
create index subvention_referent on subvention (id_service_referent) where supprimee_le is null;

create function suit_campagne_publiee() returns trigger language plpgsql as $$
begin
  update subvention set
    titre = new.contenu ->> 'titre',
    id_service_referent = (
      select (one ->> 'id_service')::uuid from json_array_elements(new.contenu -> 'instructeurs') one
      order by (one ->> 'isReferent')::boolean desc limit 1
    )
  where id = new.id_subvention
    and not exists (
      select from campagne_version later
      where later.id_subvention = new.id_subvention and later.campagne_exercice > new.campagne_exercice
    );
  return new;
end $$;
create trigger campagne_publiee_suivie after insert on campagne_version
  for each row execute function suit_campagne_publiee();

update subvention s set
  titre = v.contenu ->> 'titre',
  id_service_referent = (
    select (one ->> 'id_service')::uuid from json_array_elements(v.contenu -> 'instructeurs') one
    order by (one ->> 'isReferent')::boolean desc limit 1
  )
from (
  select distinct on (id_subvention) id_subvention, contenu from campagne_version
  order by id_subvention, campagne_exercice desc, numero desc
) v
where v.id_subvention = s.id;

-- The next version of a campaign, as it is being written; without a row, it is what was published last.
create table campagne_brouillon (
  id_subvention uuid primary key references subvention (id),
  contenu jsonb not null,
  version int not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id)
);

-- What campaigns take up: questions and documents, written once for all.
create table modele_attendu (
  id uuid primary key default gen_random_uuid(),
  sorte text not null check (sorte in ('champ', 'document')),
  code text not null,
  contenu jsonb not null,
  -- Null: common to all territories.
  code_territoire text,
  version int not null default 1,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  retire_le timestamptz
);
create unique index modele_attendu_code on modele_attendu (sorte, code) where retire_le is null;
create index modele_attendu_ordre on modele_attendu (sorte, (contenu ->> 'label'), id) where retire_le is null;
