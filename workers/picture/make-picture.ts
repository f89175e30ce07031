import type { PictureInput, PictureOutput } from '../../contract/work.ts';
import type { StageContext, StageResult } from '../lib/stage.ts';
import { stageWebp } from '../lib/staging.ts';
import { openPicture } from './open-picture.ts';
import { type RenderOptions, render } from './render.ts';

export type PictureRecipe = RenderOptions & { readonly recipe: string; readonly suffix: string };

/** The work of both picture stages: open what stands for the file, draw it, put it in the staging folder, verified. */
export async function makePicture(
  context: StageContext,
  input: PictureInput,
  recipe: PictureRecipe,
): Promise<StageResult<PictureOutput>> {
  const picture = await openPicture(context, input, recipe.longestSide);
  context.progress(1);
  const drawn = await render(picture, recipe);
  context.progress(2);
  await context.source.assertUnchanged();
  const artefact = await stageWebp({
    recipe: recipe.recipe,
    path: context.stagingPath(recipe.suffix),
    bytes: drawn.webp,
    width: drawn.width,
    height: drawn.height,
    thumbHash: drawn.thumbHash,
  });
  context.progress(3);
  return {
    output: { width: drawn.width, height: drawn.height },
    artefacts: [artefact],
    warnings: [picture.note, drawn.warning].filter((warning) => warning != null),
  };
}
