alter table membre_association
  add constraint membre_association_association_fk foreign key (id_association) references association (id),
  -- Set while what earlier managers left is closed to this person: only what was written since then is open.
  add column ferme_avant timestamptz;
