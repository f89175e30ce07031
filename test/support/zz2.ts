import { readFileSync } from 'node:fs';
import { rawPngProfiles } from '../../workers/metadata/png-profile.ts';
import { readPhotoTags } from '../../workers/metadata/exif-tags.ts';
const b=readFileSync('/work/shared/corpus/photos/png/paris_icc_exif_xmp.png');
const r=rawPngProfiles(b); console.log(r.exif?.length, r.exif?.subarray(0,12), r.xmp?.length); 
const t=readPhotoTags(b,'image/png'); console.log(Object.keys(t.tags.exif), t.warning);
