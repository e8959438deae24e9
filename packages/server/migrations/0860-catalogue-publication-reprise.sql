-- A version published by mistake is taken back while nobody has begun a dossier on it. It is never lost: it stands here, whole and
-- unchanging, with the code that it was published under. A version on which a dossier was begun cannot leave (foreign keys).
create table campagne_version_reprise (
  id uuid primary key,
  id_subvention uuid not null references subvention (id),
  code text not null,
  campagne_exercice int not null,
  numero int not null,
  contenu json not null,
  publiee_le timestamptz not null,
  reprise_le timestamptz not null,
  unique (id_subvention, campagne_exercice, numero)
);
create trigger campagne_version_reprise_immuable before update or delete on campagne_version_reprise
  for each row execute function refuse_campagne_changee();
create trigger campagne_version_reprise_au_public after insert on campagne_version_reprise
  for each statement execute function oublier('catalogue-public');

create or replace function refuse_campagne_changee() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'campagne_version' then
    if exists (select from campagne_version_reprise r where r.id = old.id) then
      delete from repertoire where id_campagne_version = old.id;
      return old;
    end if;
  end if;
  raise exception 'a published campaign version never changes';
end $$;

-- What was published before stands again: new requests begin on it, and the title and the responsible service are its own.
create function campagne_reprise_suivie() returns trigger language plpgsql as $$
declare
  derniere campagne_version;
begin
  select * into derniere from campagne_version where id_subvention = old.id_subvention
    order by campagne_exercice desc, numero desc limit 1;
  if derniere.id is not null then
    insert into repertoire select (repertoire_de(derniere)).* on conflict (id_subvention) do nothing;
    update subvention set
      titre = derniere.contenu ->> 'titre',
      id_service_referent = (
        select (one ->> 'id_service')::uuid from json_array_elements(derniere.contenu -> 'instructeurs') one
        order by (one ->> 'isReferent')::boolean desc limit 1
      )
    where id = old.id_subvention;
  end if;
  return null;
end $$;
create trigger campagne_reprise_suivie after delete on campagne_version
  for each row execute function campagne_reprise_suivie();
