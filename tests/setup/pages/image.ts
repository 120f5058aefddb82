import { createRequire } from 'node:module';
import { reference } from './client-reference';

const load = createRequire(import.meta.url);
type Props = { getImgProps: (props: object, state: object) => { props: object } };
const { getImgProps } = load('next/dist/shared/lib/get-img-props') as Props;
const { default: defaultLoader } = load('next/dist/shared/lib/image-loader') as { default: unknown };
const { imageConfigDefault } = load('next/dist/shared/lib/image-config') as {
  imageConfigDefault: { deviceSizes: number[]; imageSizes: number[] };
};
const { deviceSizes, imageSizes } = imageConfigDefault;
const imgConf = { ...imageConfigDefault, allSizes: [...imageSizes, ...deviceSizes], qualities: undefined };

/** `next/image` on the server, with the configuration of Next itself. */
export function getImageProps(props: object): { props: object } {
  return { props: getImgProps(props, { defaultLoader, imgConf }).props };
}

export default reference('next/image', 'default');
