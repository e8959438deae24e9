-- The address of a person who may sign proves who signs: when it replaces another one, the old one is asked to confirm
-- it. A card renamed, emptied or written anew replaces the address of the same person.
create table adresse_signataire (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  -- The person, without accents nor capitals: « jeanne roux ».
  nom text not null,
  ancien text not null,
  -- Null when the address was taken away, or went with another name.
  nouveau text,
  par uuid not null references utilisateur (id),
  le timestamptz not null,
  -- The hash of the link that the old address received.
  jeton bytea unique,
  confirmee_le timestamptz
);
create index adresse_signataire_personne on adresse_signataire (id_association, nom, le desc);

-- The name that somebody bears when they are accepted is the one that was accepted: an account renamed later proves
-- nothing.
alter table membre_association add column nom_accepte text;
update membre_association m set nom_accepte = u.prenom || ' ' || u.nom from utilisateur u where u.id = m.id_utilisateur;

create function membre_nom_accepte() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.etat <> 'active' then
    new.nom_accepte := (select prenom || ' ' || nom from public.utilisateur where id = new.id_utilisateur);
  end if;
  return new;
end $$;
create trigger membre_nom_accepte before insert or update of etat on membre_association
  for each row when (new.etat = 'active') execute function membre_nom_accepte();
