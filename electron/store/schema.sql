CREATE TABLE library (
  id integer primary key check (id = 1),
  library_id text not null,
  -- Raised when a backup is restored, so that a token of the other time line never wins.
  epoch integer not null check (epoch >= 1),
  -- One counter for every lease of the library, never reused.
  next_token integer not null check (next_token >= 1),
  -- Raised in each transaction that changes what a view can show.
  version integer not null check (version >= 0),
  created_at integer not null,
  -- 0 while a process owns the library; a start that finds 0 follows an unclean stop.
  clean_stop integer not null check (clean_stop in (0, 1)),
  -- The run that owns the library; leases of another run are orphans.
  boot_id text
) strict;

CREATE TABLE setting (
  key text primary key,
  value text not null check (json_valid(value)),
  changed_at integer not null
) strict, without rowid;

CREATE TABLE machine (
  id integer primary key,
  name text not null,
  -- This library's own machine is 1; others come with a second executor.
  is_self integer not null check (is_self in (0, 1))
) strict;

CREATE TABLE actor (
  id integer primary key,
  name text not null unique,
  kind text not null check (kind in ('person', 'program'))
) strict;

CREATE TABLE root (
  id integer primary key autoincrement,
  path blob not null,
  display_path text not null,
  label text not null,
  kind text not null check (kind = 'local' or kind = 'removable' or kind = 'network'),
  state text not null check (state = 'online' or state = 'offline' or state = 'unreadable' or state = 'replaced'),
  state_reason text,
  state_since integer not null,
  device text,
  volume_id text,
  root_inode text,
  watch_mode text not null check (watch_mode = 'auto' or watch_mode = 'native' or watch_mode = 'polling' or watch_mode = 'manual'),
  -- The scan that runs or ran last: a generation number, and the bytes of the folder path it had finished (resume).
  scan_generation integer not null default 0,
  scan_cursor blob,
  scan_started_at integer,
  scan_finished_at integer,
  added_at integer not null
) strict;

CREATE UNIQUE INDEX root_by_path on root (path);

CREATE TABLE root_mapping (
  root_id integer not null references root (id) on delete cascade,
  machine_id integer not null references machine (id) on delete cascade,
  uri text not null,
  primary key (root_id, machine_id)
) strict, without rowid;

CREATE TABLE folder (
  id integer primary key autoincrement,
  root_id integer not null references root (id) on delete cascade,
  parent_id integer references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  device text,
  inode text,
  -- With the inode: a folder made in the place of a deleted one gets its inode at once on ext4, but not its birth.
  birthtime_us integer,
  -- Present: seen on the disk. Missing: its parent was read and it was not there. Held: nobody knows.
  presence text not null check (presence = 'present' or presence = 'missing' or presence = 'held'),
  seen_at integer not null,
  check ((parent_id is null) = (length(name) = 0))
) strict;

CREATE UNIQUE INDEX folder_by_name on folder (parent_id, name) where parent_id is not null;

CREATE UNIQUE INDEX folder_of_root on folder (root_id) where parent_id is null;

CREATE INDEX folder_by_inode on folder (root_id, inode);

CREATE TABLE item (
  id integer primary key autoincrement,
  kind text check (kind = 'photo' or kind = 'video' or kind = 'audio'),
  primary_file_id integer,
  created_at integer not null,
  deleted_at integer
) strict;

CREATE TABLE file (
  id integer primary key autoincrement,
  root_id integer not null references root (id) on delete cascade,
  folder_id integer not null references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  -- Lower case without the dot, from the name; for search and for choosing what to try. Never the kind.
  ext text not null,
  item_id integer references item (id),
  role text not null check (role = 'primary' or role = 'sidecar' or role = 'companion'),
  kind text check (kind = 'photo' or kind = 'video' or kind = 'audio'),
  mime text,
  status text not null check (status = 'discovered' or status = 'queued' or status = 'processing' or status = 'indexed' or status = 'failed' or status = 'deleted'),
  presence text not null check (presence = 'present' or presence = 'missing' or presence = 'held'),
  version integer not null check (version >= 1),
  -- The version whose required stages are all committed; 0 before the first.
  indexed_version integer not null default 0 check (indexed_version between 0 and version),
  size_bytes integer not null check (size_bytes >= 0),
  mtime_us integer not null,
  birthtime_us integer,
  device text not null,
  inode text not null,
  content_key text,
  full_hash text,
  first_seen_at integer not null,
  changed_at integer not null,
  -- When it is due to be looked at again because it was still being written; null when settled.
  settle_at integer,
  -- When a scan (not a live event) found that it is gone: the removal fuse counts these over some minutes.
  gone_at integer,
  deleted_at integer,
  check (status <> 'indexed' or role = 'sidecar' or (indexed_version = version and content_key is not null)),
  check ((status = 'deleted') = (deleted_at is not null)),
  check (status = 'deleted' or role = 'sidecar' or item_id is not null)
) strict;

CREATE UNIQUE INDEX file_by_name on file (folder_id, name) where status <> 'deleted';

CREATE INDEX file_by_folder on file (folder_id, name);

CREATE INDEX file_by_root_status on file (root_id, status, role);

CREATE INDEX file_by_inode on file (root_id, inode) where status <> 'deleted';

CREATE INDEX file_by_content on file (content_key) where content_key is not null;

CREATE INDEX file_by_item on file (item_id);

CREATE INDEX file_settling on file (settle_at) where settle_at is not null;

CREATE INDEX file_deleted on file (deleted_at) where deleted_at is not null;

CREATE INDEX file_away on file (root_id, presence, settle_at) where presence <> 'present' and status <> 'deleted';

CREATE INDEX file_gone on file (root_id, gone_at) where gone_at is not null;

CREATE TABLE ignored (
  folder_id integer not null references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  rule text not null,
  is_folder integer not null check (is_folder in (0, 1)),
  primary key (folder_id, name)
) strict, without rowid;

CREATE TABLE job (
  id integer primary key autoincrement,
  file_id integer not null references file (id) on delete cascade,
  file_version integer not null check (file_version >= 1),
  root_id integer not null references root (id) on delete cascade,
  stage text not null check (stage = 'fingerprint' or stage = 'metadata' or stage = 'thumbnail' or stage = 'large'),
  variant text not null default '',
  queue text not null check (queue = 'light' or queue = 'thumbnail' or queue = 'video'),
  state text not null check (state = 'queued' or state = 'processing' or state = 'committing' or state = 'failed_retryable' or state = 'failed_terminal'),
  -- Orders a queue: enqueued at plus the allowance of its priority, so that ageing costs nothing.
  deadline integer not null,
  attempt integer not null check (attempt >= 0),
  run_after integer,
  -- A parked resource (tool:ffmpeg, disk:cache, root:3), or a lease:KEY that another job holds.
  waiting_for text,
  lease_token integer,
  -- What the lease is on: a file's stage, or an artefact key that several files share.
  lease_key text,
  lease_owner text,
  lease_boot_id text,
  leased_at integer,
  lease_expires_at integer,
  started_at integer,
  result text check (result is null or json_valid(result)),
  last_code text,
  trace_id text not null,
  payload text not null check (json_valid(payload)),
  created_at integer not null,
  -- The lease exists exactly while somebody holds the job.
  check ((state in ('processing', 'committing')) = (lease_token is not null)),
  check ((lease_token is null) = (lease_boot_id is null)),
  check ((lease_token is null) = (lease_key is null)),
  check ((state = 'committing') = (result is not null)),
  check ((state = 'failed_retryable') = (run_after is not null)),
  check (waiting_for is null or state = 'queued')
) strict;

CREATE UNIQUE INDEX job_identity on job (file_id, file_version, stage, variant);

CREATE UNIQUE INDEX job_by_token on job (lease_token) where lease_token is not null;

CREATE UNIQUE INDEX job_by_lease on job (lease_key) where lease_key is not null;

CREATE INDEX job_claim on job (queue, root_id, deadline, id) where state = 'queued' and waiting_for is null;

CREATE INDEX job_due on job (run_after) where state = 'failed_retryable';

CREATE INDEX job_waiting on job (waiting_for, queue, file_id) where waiting_for is not null;

CREATE INDEX job_by_state on job (state, queue);

CREATE INDEX job_by_root on job (root_id, state);

CREATE TABLE attempt (
  job_id integer not null references job (id) on delete cascade,
  attempt integer not null,
  token integer not null,
  worker text not null,
  started_at integer not null,
  ended_at integer not null,
  code text not null,
  message text not null,
  tool_version text,
  primary key (job_id, token)
) strict, without rowid;

CREATE TABLE dead_letter (
  job_id integer primary key references job (id) on delete cascade,
  file_id integer not null references file (id) on delete cascade,
  root_id integer not null references root (id) on delete cascade,
  file_version integer not null,
  stage text not null,
  stage_version integer not null,
  variant text not null,
  required integer not null check (required in (0, 1)),
  code text not null,
  message text not null,
  fault text not null check (fault = 'data' or fault = 'dependency' or fault = 'program' or fault = 'none'),
  payload text not null check (json_valid(payload)),
  tool_versions text check (tool_versions is null or json_valid(tool_versions)),
  trace_id text not null,
  failed_at integer not null,
  ignored_at integer
) strict;

CREATE INDEX dead_letter_by_code on dead_letter (code, job_id);

CREATE INDEX dead_letter_by_file on dead_letter (file_id);

CREATE INDEX dead_letter_by_root on dead_letter (root_id, code);

CREATE TABLE stage_output (
  file_id integer not null references file (id) on delete cascade,
  version integer not null,
  stage text not null,
  variant text not null default '',
  stage_version integer not null,
  -- The artefact this output stands on; null for stages that make none.
  artefact_key text references artefact (key),
  output text not null check (json_valid(output)),
  warnings text check (warnings is null or json_valid(warnings)),
  attempt integer not null,
  token integer not null,
  worker text not null,
  started_at integer not null,
  ended_at integer not null,
  trace_id text not null,
  primary key (file_id, version, stage, variant)
) strict, without rowid;

CREATE INDEX stage_output_by_artefact on stage_output (artefact_key) where artefact_key is not null;

CREATE TABLE artefact (
  -- <content key>/<stage version and recipe>/<variant>: same bytes, same recipe, one artefact.
  key text primary key,
  -- Below the artefact folder, with '/' between parts.
  path text not null unique,
  state text not null check (state = 'pending' or state = 'live' or state = 'doomed' or state = 'deleting'),
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  mime text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumb_hash blob,
  -- The commit that made it, so that a pending row without its job is found.
  token integer not null,
  created_at integer not null,
  used_at integer not null
) strict, without rowid;

CREATE INDEX artefact_by_state on artefact (state) where state <> 'live';

CREATE TABLE resource (
  -- root:ID, volume:ID, tool:NAME, disk:cache, disk:library, fds.
  key text primary key,
  code text not null,
  message text not null,
  parked_at integer not null,
  probe_at integer not null,
  probes integer not null
) strict, without rowid;

CREATE TABLE outbox (
  seq integer primary key autoincrement,
  event_id text not null unique,
  topic text not null,
  aggregate text not null,
  aggregate_id integer not null,
  aggregate_version integer not null,
  actor_id integer references actor (id),
  occurred_at integer not null,
  idempotency_key text,
  -- A later event with the same key replaces this one while it is not delivered.
  dedupe_key text,
  trace_id text not null,
  schema_version integer not null,
  payload text not null check (json_valid(payload))
) strict;

CREATE INDEX outbox_by_dedupe on outbox (dedupe_key) where dedupe_key is not null;

CREATE TABLE outbox_cursor (
  consumer text primary key,
  seq integer not null
) strict, without rowid;

CREATE TABLE processed_event (
  consumer text not null,
  event_id text not null,
  processed_at integer not null,
  primary key (consumer, event_id)
) strict, without rowid;

CREATE TABLE media (
  file_id integer primary key references file (id) on delete cascade,
  version integer not null,
  item_id integer not null references item (id),
  root_id integer not null references root (id) on delete cascade,
  folder_id integer not null references folder (id) on delete cascade,
  kind text not null check (kind = 'photo' or kind = 'video' or kind = 'audio'),
  -- 0 when the file is deleted or superseded in its item, so that the timeline's index holds just what it shows.
  visible integer not null check (visible in (0, 1)),
  -- year * 100 + month of the local date; 0 for none.
  month integer not null,
  -- Local date and time as if it were UTC, milliseconds.
  sort_at integer not null,
  taken_at text,
  taken_source text,
  width integer,
  height integer,
  orientation integer,
  rotation integer not null default 0,
  camera_make text,
  camera_model text,
  lens text,
  exposure_seconds real,
  f_number real,
  iso real,
  focal_length_mm real,
  latitude real,
  longitude real,
  altitude_m real,
  duration_ms integer,
  frame_rate real,
  bit_rate real,
  video_codec text,
  audio_codec text,
  title text,
  description text,
  artist text,
  album text,
  keywords text not null default '[]' check (json_valid(keywords)),
  has_cover integer not null default 0,
  has_picture integer not null default 1,
  thumb_hash blob,
  -- Content key and recipe of the live thumbnail, for the media address; null until there is one.
  thumb_key text
) strict;

CREATE INDEX media_timeline on media (month desc, sort_at desc, file_id desc) where visible = 1;

CREATE INDEX media_by_kind on media (kind, month desc, sort_at desc, file_id desc) where visible = 1;

CREATE INDEX media_by_folder on media (folder_id, month desc, sort_at desc, file_id desc) where visible = 1;

CREATE INDEX media_of_folder on media (folder_id);

CREATE INDEX media_by_root on media (root_id, month desc, sort_at desc, file_id desc) where visible = 1;

CREATE INDEX media_by_camera on media (camera_model) where visible = 1;

CREATE INDEX media_by_item on media (item_id);

CREATE VIRTUAL TABLE search_words using fts5 (
  name, title, artist, album, camera, keywords, description,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

CREATE VIRTUAL TABLE search_names using fts5 (name, content = '', contentless_delete = 1, tokenize = "trigram case_sensitive 0");

CREATE VIRTUAL TABLE search_folders using fts5 (name, content = '', contentless_delete = 1, tokenize = "trigram case_sensitive 0");

CREATE TABLE tag (
  id integer primary key autoincrement,
  name text not null collate nocase unique,
  created_at integer not null,
  actor_id integer not null references actor (id)
) strict;

CREATE TABLE item_tag (
  item_id integer not null references item (id) on delete cascade,
  tag_id integer not null references tag (id) on delete cascade,
  actor_id integer not null references actor (id),
  created_at integer not null,
  primary key (item_id, tag_id)
) strict, without rowid;

CREATE INDEX item_tag_by_tag on item_tag (tag_id);

CREATE TABLE item_state (
  item_id integer not null references item (id) on delete cascade,
  actor_id integer not null references actor (id),
  favourite integer not null default 0 check (favourite in (0, 1)),
  rating integer check (rating between 0 and 5),
  changed_at integer not null,
  primary key (item_id, actor_id)
) strict, without rowid;

CREATE TABLE album (
  id integer primary key autoincrement,
  name text not null,
  actor_id integer not null references actor (id),
  created_at integer not null
) strict;

CREATE TABLE album_item (
  album_id integer not null references album (id) on delete cascade,
  item_id integer not null references item (id) on delete cascade,
  position real not null,
  actor_id integer not null references actor (id),
  added_at integer not null,
  primary key (album_id, item_id)
) strict, without rowid;

CREATE TABLE notification (
  id integer primary key autoincrement,
  actor_id integer references actor (id),
  event_id text not null unique,
  tone text not null check (tone in ('info', 'warning')),
  text text not null,
  created_at integer not null,
  read_at integer
) strict;

CREATE TABLE counter (
  name text primary key,
  value integer not null
) strict, without rowid;
